/** Support answers within this many hours: a claim in the home page's comparison. */
const answer = 2
/** Onboarding typically takes this many hours. */
const onboarded = [24, 48] as const

export const firstHours = {
  answer,
  onboarded,
  heading: `Your first ${onboarded[1]} hours`,
  answered: 'first answer, our aim, day or night',
  typical: 'onboarded, typically',
  start: 'You write',
  checks: 'KYC and AML checks',
  text: 'Each span is as wide as the time it takes, if your documents are complete when you write.',
  steps: [
    'Someone who knows the product you chose reads your message.',
    'They call or write to learn how your money moves today.',
    'You see it work with your own flow before you decide.',
  ],
  label: `A bridge of ${onboarded[1]} hours to scale: we aim to answer within ${answer} hours; then come KYC and AML checks; onboarding is typically done after ${onboarded.join(' to ')} hours.`,
}

const marks = [0, 6, 12, 18]

/** When a message written at any hour of the day gets its first answer. */
export const anyHour = {
  answer,
  /** The night lasts until the first of these hours, and begins again at the second. */
  night: [6, 18],
  written: marks.map((hour) => `at ${hour}:00`),
  answered: marks.map((hour) => `by ${hour + answer}:00`),
  numeral: `${answer} hours`,
  text: 'to a first answer, our aim, day or night',
  label: `The hours of a day: what is written at any of them is answered ${answer} hours later.`,
} as const
