/**
 * A script for documents in dev mode that shows console errors in an overlay until Escape is pressed.
 * `client` is the address of Vite's client script, which provides the overlay.
 */
export const overlayScript = (client: string, found?: { message: string; stack: string }): string =>
  `<script type="module">import { ErrorOverlay } from ${JSON.stringify(client)}
${script}${found ? `\nshow(${JSON.stringify(found).replaceAll('<', '\\u003c')})` : ''}</script>`

const script = `
const consequence = /dynamically imported module|Importing a module script failed/
function show(error) {
  const isCause = !consequence.test(error?.message ?? error)
  if (!isCause && document.querySelector('vite-error-overlay')) return
  for (const shown of document.querySelectorAll('vite-error-overlay')) shown.remove()
  document.body.append(new ErrorOverlay({ message: String(error?.message ?? error), stack: String(error?.stack ?? '') }))
}
const say = console.error
console.error = (...said) => {
  say(...said)
  const [text, ...values] = said
  if (String(text).startsWith('[vite]')) return
  const error = said.find((value) => value instanceof Error)
  const told = String(text).replace(/%[sdo]/g, () => String(values.shift()))
  show({ message: error && !told.includes(error.message) ? told + ' ' + error.message : told, stack: error?.stack })
}
addEventListener('error', ({ error, message }) => show(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => show(reason))
`
