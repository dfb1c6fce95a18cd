import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** An installed Chromium or Chrome; `CHROMIUM` overrides the choice. */
export const installedChromium = (): string | undefined => chosen(places)

/** Prefers the engine without a user interface, in which opening pages takes a fifth less CPU time. */
export const installedEngine = (): string | undefined =>
  chosen(['/usr/bin/chromium-headless-shell', ...places])

const chosen = (from: readonly string[]): string | undefined =>
  process.env['CHROMIUM'] || from.find((place) => existsSync(place))

/**
 * Chromium honours only the last --disable-features, so this list begins with Playwright's. It ends with two for
 * Chromium 156, which otherwise opens two pages for its address bar with each window, and so keeps both cores of
 * a small machine busy while a test's page loads.
 */
const withoutFeatures = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const chromiumArgs = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
