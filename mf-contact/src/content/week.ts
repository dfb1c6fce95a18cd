/** Email is answered in all hours of these days; our policies count their working days in some of them. */
export const week = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hours: [0, 6, 12, 18, 24],
  working: { days: 5, from: 10, to: 18 },
  label:
    'The hours of a week: email is answered in all 168 of them; working hours are Monday to Friday, 10:00 to 18:00 IST.',
  email: 'Email is answered: all 168 hours of the week',
  office: 'Working hours of our policies: Mon-Fri, 10-18 IST',
} as const
