/** What every page module exports, and what that is. */
export const pageExports = {
  default: "'export default' is the component that is shown",
  head: "'export const head = () => ({ title, description })' is what search engines and previews get",
}
