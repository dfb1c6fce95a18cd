/** The places of the layout that the page's code reaches into. */

/** Holds the page: the only element that React takes over in a released document. */
export const mainId = 'main'
/** What a screen reader is told of an in-app navigation. */
export const announcerId = 'announcer'
export const toastsId = 'toasts'
export const topButtonId = 'to-top'
export const drawerId = 'drawer'
