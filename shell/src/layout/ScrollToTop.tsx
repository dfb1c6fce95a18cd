export const ScrollToTop = () => null
