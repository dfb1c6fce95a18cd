import { chromiumArgs, installedChromium } from '@bridge/release/src/gate/browser/chromium.ts'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { categories } from './scores.ts'

export interface Audited {
  readonly result: Result
  /** Lighthouse's own report. */
  readonly html: string
  readonly chromium: string
}

/** One run, retried on failure: Lighthouse sometimes reports a trace without a start (NO_NAVSTART). */
export async function audit(url: string, tries = 3): Promise<Audited> {
  const audited = await auditOnce(url)
  const { runtimeError } = audited.result
  if (!runtimeError) return audited
  if (tries === 1) throw new Error(`${url}: ${runtimeError.message}`)
  console.log(`retrying ${url}: ${runtimeError.message}`)
  return audit(url, tries - 1)
}

/** In a fresh browser, with Lighthouse's defaults: a phone with simulated throttling. */
async function auditOnce(url: string): Promise<Audited> {
  const chromePath = installedChromium()
  const chrome = await launch({
    chromeFlags: ['--headless', '--no-sandbox', ...chromiumArgs],
    ...(chromePath && { chromePath }),
  })
  try {
    const audited = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      output: 'html',
      logLevel: 'error',
    })
    if (!audited) throw new Error(`Lighthouse returned no result for ${url}`)
    return { result: audited.lhr, html: String(audited.report), chromium: await versionOf(chrome.port) }
  } finally {
    chrome.kill()
  }
}

async function versionOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { Browser } = (await answer.json()) as { Browser: string }
  return Browser.replace(/^.*\//, '')
}
