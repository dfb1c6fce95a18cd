/** Support answers within this, in hours: a claim of the home page’s comparison. */
const answer = 2
/** Onboarding typically takes this, in hours. */
const onboarded = [24, 48] as const

export const promise = {
  figure: `${answer} hours`,
  text: 'at most until support answers, at any time of day',
}

export const firstHours = {
  answer,
  onboarded,
  heading: `Your first ${onboarded[1]} hours`,
  answered: 'support has answered',
  typical: 'onboarded, typically',
  start: 'You write',
  text: 'Each span is as wide as it takes. Onboarding begins when your documents are complete.',
  label: `A bridge of ${onboarded[1]} hours to scale: within ${answer} hours support has answered; onboarding is typically done after ${onboarded.join(' to ')} hours.`,
}
