/** The exports that every page module must have, with a hint for each. */
export const pageExports = {
  default: "'export default' is the component to render",
  head: "'export const head = () => ({ title, description })' is for search engines and link previews",
}
