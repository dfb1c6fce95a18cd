/** Ids of the layout's elements that scripts use. */

/** Contains the page; the only element that React hydrates in a released document. */
export const mainId = 'main'
/** Announces in-app navigation to screen readers. */
export const announcerId = 'announcer'
export const toastsId = 'toasts'
export const topButtonId = 'to-top'
export const drawerId = 'drawer'
