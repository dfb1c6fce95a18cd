/** A visitor in any of the browsers. Selectors are CSS; the first match counts. */
export interface Visitor {
  /** Name and version of the browser. */
  readonly browser: string
  /** Resolves when the document has arrived; the page's code may still be loading. */
  goto(address: string): Promise<void>
  /** A real click, including the pointer's movement. */
  click(selector: string): Promise<void>
  press(key: 'Escape' | 'Shift'): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page, where it can use its argument but nothing from its enclosing scope. */
  see<T>(look: (argument: string) => T, argument?: string): Promise<T>
  close(): Promise<void>
}

/** A browser that opens for one visitor after another, each with a clean profile. */
export interface Engine {
  visitor(): Promise<Visitor>
  stop(): Promise<void>
}

export const engines = {
  firefox: async () => (await import('./firefox.ts')).startFirefox(),
  webkit: async () => (await import('./webkit.ts')).startWebKit(),
} satisfies Record<string, () => Promise<Engine>>

/** Scrolls a click's target into view: the drivers scroll smoothly where the page asks for it, and miss. */
export function bringIntoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
