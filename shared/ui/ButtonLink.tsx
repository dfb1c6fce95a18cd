import { css, styled } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ButtonLinkProps {
  readonly href: string
  readonly children: string
  readonly tone?: keyof typeof tones
  /** The link's subject, read out after its text if several links on a page share that text. */
  readonly describes?: string
}

/** A link styled as a button: it navigates and performs no action. */
export const ButtonLink = ({ href, children, tone = 'action', describes }: ButtonLinkProps) => (
  <Link href={href} $tone={tone}>
    {children}
    {describes && <VisuallyHidden> {describes}</VisuallyHidden>}
  </Link>
)

const tones = {
  action: css`
    background: var(--action);
    color: var(--card);
  `,
  quiet: css`
    border-color: var(--line);
    background: var(--card);
    color: var(--text);
  `,
  'on-ink': css`
    background: var(--bright);
    color: var(--ink);
  `,
  'quiet-on-ink': css`
    border-color: var(--on-ink-muted);
    color: var(--on-ink);
  `,
}

const Link = styled.a<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.625rem 1.625rem;
  border: 1px solid transparent;
  border-radius: 999px;
  font: 600 var(--size-body) / 1.2 var(--font-text);
  text-align: center;
  text-decoration: none;
  transition: transform 200ms var(--ease);

  ${({ $tone }) => tones[$tone]}

  &:hover {
    transform: translateY(-2px);
  }
`
