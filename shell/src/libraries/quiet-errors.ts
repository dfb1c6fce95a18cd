/**
 * React makes errors while it loads, to throw them later. Where somebody watches (developer tools, Lighthouse), Chromium
 * reads the whole file again for their stacks: a tenth of a second of a phone. So there are none until `soundErrors`;
 * whoever develops the site has them all.
 */
const { stackTraceLimit } = Error
if (!import.meta.env.DEV) Reflect.deleteProperty(Error, 'stackTraceLimit')

export const soundErrors = (): void => {
  Error.stackTraceLimit = stackTraceLimit
}
