import { styled } from 'styled-components'

interface OutcomeProps {
  /** Shown while it is the URL's fragment, as it is after the form is posted without JavaScript. */
  readonly id: string
  readonly tone: keyof typeof tones
  readonly heading: string
  readonly text?: string
  /** Whether another message has been sent since. */
  readonly isPast: boolean
}

export const Outcome = ({ id, tone, heading, text, isPast }: OutcomeProps) => (
  <Notice id={id} $tone={tone} hidden={isPast}>
    <strong>{heading}</strong>
    {text && <p>{text}</p>}
  </Notice>
)

const tones = { good: 'var(--action)', bad: 'var(--danger)' }

const Notice = styled.div<{ $tone: keyof typeof tones }>`
  display: none;
  padding: 0.875rem 1.125rem;
  border-left: 4px solid ${({ $tone }) => tones[$tone]};
  border-radius: 0.375rem;
  background: var(--paper);
  scroll-margin-top: 10rem;

  &:target:not([hidden]) {
    display: block;
  }

  strong {
    color: ${({ $tone }) => tones[$tone]};
  }
`
