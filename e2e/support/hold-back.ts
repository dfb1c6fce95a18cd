import type { Page } from '@playwright/test'

/** Holds back the files whose address matches, and returns a function that lets them arrive. */
export async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(file, async (route) => {
    await late
    await route.continue()
  })
  return arrive
}
