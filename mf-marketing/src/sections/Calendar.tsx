import { styled } from 'styled-components'

interface CalendarProps {
  readonly label: string
  readonly squares: number
  readonly filled: number
}

/** Planned days as squares, one row per week; the days actually taken are filled. */
export const Calendar = ({ label, squares, filled }: CalendarProps) => (
  <Days role="img" aria-label={label}>
    {Array.from({ length: squares }, (_, i) => i).map((day) => (
      <i key={day} data-filled={day < filled || undefined} />
    ))}
  </Days>
)

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 0.375rem;
  width: 100%;
  max-width: var(--measure);
  forced-color-adjust: none;
  print-color-adjust: exact;

  i {
    aspect-ratio: 1;
    border: 1px solid color-mix(in srgb, var(--text) 45%, var(--paper));
    border-radius: 2px;
  }

  [data-filled] {
    border-color: var(--action);
    background: var(--action);
  }
`
