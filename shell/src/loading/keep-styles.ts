import { foldRemoved } from '@bridge/shared/pin'
import { renderedStyles } from '../libraries/rendered-styles.ts'

/** Gives back styles that React has removed with a page that it did not take over. */
export function keepStyles(): void {
  for (const style of renderedStyles) if (!style.isConnected) style.dispatchEvent(new Event(foldRemoved))
}
