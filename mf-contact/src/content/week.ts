const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const working = { days: 5, from: 10, to: 18 }
const all = days.length * 24

/** Email is answered at every hour of the week; `working` is when our policies count working hours. */
export const week = {
  days,
  hours: [0, 6, 12, 18, 24],
  working,
  label: `The hours of a week: email is answered in all ${all} of them; working hours are Monday to Friday, ${working.from}:00 to ${working.to}:00 IST.`,
  email: `Email is answered: all ${all} hours of the week`,
  office: `Working hours of our policies: ${days[0]}–${days[working.days - 1]}, ${working.from}–${working.to} IST`,
} as const
