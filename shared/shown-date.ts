const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2025-09-01' → '1 Sep 2025', the same text in every browser and in Node. */
export const shownDate = (day: string): string => `${shownDay(day)} ${day.slice(0, 4)}`

/** '2025-09-01' → '1 Sep' */
export function shownDay(day: string): string {
  const [, month = 0, date] = day.split('-').map(Number)
  return `${date} ${months[month - 1]}`
}
