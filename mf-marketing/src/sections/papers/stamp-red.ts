/** The colour of stamps, and of anything else that is red on an office's desk. */
export const stampRed = 'color-mix(in srgb, var(--danger) 70%, var(--text))'
