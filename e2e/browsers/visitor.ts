/** Somebody in a browser of whichever make. Selectors are CSS; the first match counts. */
export interface Visitor {
  /** Name and version of the browser. */
  readonly browser: string
  /** Resolves when the document is there; its page's code may still be on its way. */
  goto(address: string): Promise<void>
  /** A real click, with the pointer's way to it. */
  click(selector: string): Promise<void>
  press(key: 'Escape' | 'Shift'): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page. It reaches nothing around it but its argument. */
  see<T>(look: (argument: string) => T, argument?: string): Promise<T>
  close(): Promise<void>
}

/** A browser that opens for one visitor after the other, each with nothing remembered. */
export interface Engine {
  visitor(): Promise<Visitor>
  stop(): Promise<void>
}

export const engines = {
  firefox: async () => (await import('./firefox.ts')).startFirefox(),
  webkit: async () => (await import('./webkit.ts')).startWebKit(),
} satisfies Record<string, () => Promise<Engine>>

/** Where a click is to land: the drivers scroll smoothly where the page says so, and then miss. */
export function bringIntoView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
