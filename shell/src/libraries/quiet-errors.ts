/**
 * React creates errors while it loads, to throw them later. With developer tools or Lighthouse attached,
 * Chromium reads the whole file again for their stacks: a tenth of a second on a phone. So stacks are off
 * until `soundErrors`, and always on in dev mode.
 */
const { stackTraceLimit } = Error
if (!import.meta.env.DEV) Reflect.deleteProperty(Error, 'stackTraceLimit')

export const soundErrors = (): void => {
  Error.stackTraceLimit = stackTraceLimit
}
