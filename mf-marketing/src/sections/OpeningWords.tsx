import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import type { LinkTo } from '../content/item.ts'
import { atTwoThirds, gap } from './columns.ts'
import { laidOut, type Room } from './papers/laid-out.ts'

export interface Words {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
}

interface OpeningWordsProps extends Words {
  /** The width that a picture beside the words leaves them. If it is set, the words are stacked. */
  readonly room?: Room | undefined
  readonly onInk?: true | undefined
  /** Whether each clause of the headline has its own element, so that styles can set the clauses apart. */
  readonly apart?: boolean
  /** Whether the headline runs across the page in one line. */
  readonly across?: boolean
}

/** The top of a page: its headline, and beside it the lead and a link. The picture is below both. */
export const OpeningWords = ({ tag, title, lead, start, room, onInk, apart, across }: OpeningWordsProps) => (
  <Columns $room={room} data-ink={onInk} $letters={across ? title.length : undefined}>
    <div>
      <Eyebrow>{tag}</Eyebrow>
      <h1>{apart ? <Clauses text={title} /> : <Unbroken text={title} />}</h1>
    </div>
    <div>
      <p>
        <Unbroken text={lead} />
      </p>
      <Actions>
        <ButtonLink href={start.href} tone={onInk ? 'on-ink' : 'action'}>
          {start.label}
        </ButtonLink>
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

/** In rem. If the paper takes up more of the column than this, the rest is too narrow for a headline at full size. */
const narrow = 40

const stacked = ({ left, right }: Room) => css`
  grid-template-columns: minmax(0, 1fr);
  padding-inline: calc(var(--gutter) + ${left}rem) calc(var(--gutter) + ${right}rem);

  h1 {
    font-size: ${right > narrow && 'calc(var(--size-h1) * 0.8)'};
  }

  div + div > p {
    max-width: 30em;
  }
`

/** Type as large as fits on one line: letters are about half as wide as they are high. */
const inOneLine = (letters: number) => css`
  h1 {
    font-size: min(var(--size-h1), ${(138 / letters).toFixed(2)}rem);
  }
`

const Columns = styled(Container)<{ $room: Room | undefined; $letters: number | undefined }>`
  display: grid;
  gap: 1.25rem ${gap};
  align-items: end;
  margin-bottom: clamp(2.5rem, 4vw, 4rem);

  &[data-ink] {
    --action: var(--bright);
    --muted: var(--on-ink-muted);
    color: var(--on-ink);
  }

  h1 {
    max-width: 9.3em;
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

  ${laidOut.wide} {
    ${({ $room }) => $room?.onTablet && stacked({ left: 0, right: $room.onTablet })}
  }

  ${laidOut.beside} {
    margin-bottom: 1.25rem;

    h1 {
      max-width: 12em;
    }

    ${({ $room }) => $room && stacked($room)}
    ${({ $letters }) => $letters && inOneLine($letters)}
  }
`
