/** Words per minute, for text with tables and figures. */
const pace = 220

export const minutesToRead = (words: number): string => `${Math.max(1, Math.round(words / pace))} min read`
