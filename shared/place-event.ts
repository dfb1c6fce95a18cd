/** What pages hear on the window when the shell has brought the tab to another place. */
export const placeEvent = 'bridge:place'
