import { foldRemoved } from '../pin.ts'

/**
 * Marks the end of what a visitor sees first. Styles that only the content below it uses are placed here in the
 * document, so that the first paint does not wait for them (release/src/compose/critical-css.ts). React leaves them
 * alone, because it takes them for text that differs on the server.
 */
export const Fold = () => (
  <div data-fold="" hidden suppressHydrationWarning ref={keepStyles}>
    {''}
  </div>
)

/** Runs before React removes the styles with the fold. */
const keepStyles = (fold: HTMLElement | null) => () => {
  fold?.querySelector('style')?.dispatchEvent(new Event(foldRemoved))
}
