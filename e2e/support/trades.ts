/** The use cases, by their addresses. */
export const trades = [
  'small-business',
  'startup',
  'sme',
  'enterprise',
  'retail-and-e-commerce',
  'software-and-tech',
  'manufacturers',
  'real-estate',
  'healthcare',
  'hospitality',
  'professional-services',
  'consultant-and-freelancers',
]
