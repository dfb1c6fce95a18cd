import { foldRemoved } from '@bridge/shared/pin'
import { renderedStyles } from '../libraries/rendered-styles.ts'

/** Restores styles that React has removed with a page that it did not hydrate. */
export function keepStyles(): void {
  for (const style of renderedStyles) if (!style.isConnected) style.dispatchEvent(new Event(foldRemoved))
}
