/** Dispatched on the window after the shell has navigated the tab. */
export const placeEvent = 'bridge:place'
