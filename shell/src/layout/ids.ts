/** Ids of the layout's elements that scripts and the document's head use. */

export const headerId = 'site-header'
/** Contains the page; the only element that React hydrates in a released document. */
export const mainId = 'main'
/** Announces in-app navigation to screen readers. */
export const announcerId = 'announcer'
export const toastsId = 'toasts'
export const topButtonId = 'to-top'
export const drawerId = 'drawer'
