import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import type { LinkTo } from '../content/item.ts'
import { atTwoThirds, gap } from './columns.ts'
import { laidOut } from './papers/laid-out.ts'

export interface Words {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
}

interface OpeningWordsProps extends Words {
  /** Width of what hangs to their left, in rem; then all of them are to the right of it. */
  readonly beside?: number | undefined
  /** The headline's clauses can stand apart. */
  readonly apart?: boolean
}

/** Top of a page: its headline, and beside it what it says and where it leads. The picture is below both. */
export const OpeningWords = ({ tag, title, lead, start, beside, apart }: OpeningWordsProps) => (
  <Columns $beside={beside}>
    <div>
      <Eyebrow>{tag}</Eyebrow>
      <h1>{apart ? <Clauses text={title} /> : <Unbroken text={title} />}</h1>
    </div>
    <div>
      <p>
        <Unbroken text={lead} />
      </p>
      <Actions>
        <ButtonLink href={start.href}>{start.label}</ButtonLink>
      </Actions>
    </div>
  </Columns>
)

const Clauses = ({ text }: { text: string }) =>
  text.split(/(?<=, )/).map((clause) => (
    <span key={clause}>
      <Unbroken text={clause} />
    </span>
  ))

const stacked = css<{ $beside: number | undefined }>`
  > * {
    margin-left: ${({ $beside = 0 }) => $beside + laidOut.gap}rem;
  }

  div + div > p {
    max-width: 30em;
  }
`

const Columns = styled(Container)<{ $beside: number | undefined }>`
  display: grid;
  gap: 1.25rem ${gap};
  align-items: end;
  margin-bottom: clamp(2.5rem, 4vw, 4rem);

  h1 {
    max-width: 14ch;
    margin-top: 0.75rem;
    font: 700 var(--size-h1) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  div + div > p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  p + div {
    margin-top: 1.5rem;
  }

  ${desktop} {
    grid-template-columns: ${atTwoThirds};
    align-items: start;
  }

  ${laidOut.beside} {
        margin-bottom: 1.25rem;

    h1 {
      max-width: 18ch;
    }

    ${({ $beside }) => $beside && 'grid-template-columns: minmax(0, 1fr);'}
    ${({ $beside }) => $beside && stacked}
  }
`
