import type { IconName } from '../content/item.ts'

/** A line drawing in the colour of the text around it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
)

const drawings: Record<IconName, string> = {
  api: 'm8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16',
  route: 'M4 18h5c6 0 2-12 8-12h3m-3-3 3 3-3 3M4 6h4m6 12h6',
  match: 'M4 8h10m-3-3 3 3-3 3m9 5H10m3-3-3 3 3 3',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7Zm7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  shield: 'M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6l-8-3Zm-3.5 9 2.5 2.5 4.5-5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c0-4 3-6 7-6s7 2 7 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 1 3 3 3 6',
}
