/** A library that only some pages load, and that then gives the shell something to render. */
export class LateLibrary<T> {
  #arrived: T | undefined
  readonly #listeners = new Set<() => void>()

  /** The library's file announces itself with an event of this name; it shares nothing else with the shell. */
  constructor(event: string) {
    globalThis.addEventListener?.(event, ({ detail }: CustomEventInit<T>) => {
      this.#arrived = detail
      for (const listener of this.#listeners) listener()
    })
  }

  current = (): T | undefined => this.#arrived

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
