import type { Page } from 'playwright-core'

/** Thrown when a page's code keeps visitors from following links. */
export class NotFollowedError extends Error {}

/** Clicks a link to the address, which the app follows immediately. */
export async function follow(page: Page, address: string): Promise<void> {
  const refusedAt = await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    Object.assign(window, { 'bridge:stayed': true })
    const { pathname } = location
    const isCancelled = !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    link.remove()
    return isCancelled && location.pathname === pathname && pathname !== href ? pathname : undefined
  }, address)
  if (refusedAt)
    throw new NotFollowedError(`links do nothing once ${refusedAt} has been opened: its code cancels clicks`)
}
