import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type MatchPicture, totalOf } from '../../content/pictures/matched.ts'
import { alike, rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { MatchBooks } from './MatchBooks.tsx'
import { MatchLines } from './MatchLines.tsx'
import { MatchPayments } from './MatchPayments.tsx'
import { type OpeningProps, Words } from './Words.tsx'

/**
 * Payments run in from the window's edge and snap to their invoices; the books are between the payments and the
 * words.
 */
export const MatchOpening = ({ picture, tag, title, lead, start }: OpeningProps<MatchPicture>) => {
  const { label, payments, invoices } = picture
  const write = alike([...payments.map(({ amount }) => amount), ...invoices.map(({ due }) => due)])
  return (
    <Band>
      <Halves>
        <Beside tag={tag} title={title} lead={lead} start={start} />
        <Bank role="img" aria-label={label}>
          <Head>
            <b>{picture.title}</b>
            <span>{rupees(totalOf(payments))}</span>
          </Head>
          <MatchPayments payments={payments} invoices={invoices} write={write} />
          <MatchLines payments={payments} invoices={invoices} />
          <MatchBooks payments={payments} invoices={invoices} write={write} />
        </Bank>
      </Halves>
    </Band>
  )
}

const Band = styled.header`
  --edge: max(var(--gutter), 50cqw - var(--column) / 2);
  --words: clamp(19rem, 45vw - 9rem, 30rem);
  --top: clamp(2rem, 4.4vw, 4rem);
  container-type: inline-size;
  overflow: clip;
`

const Halves = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(var(--words) + var(--edge));
  }
`

const Beside = styled(Words)`
  padding: var(--top) var(--edge) 2.5rem;

  ${desktop} {
    grid-area: 1 / 2;
    padding-left: 0;

    h1 {
      font-size: min(var(--size-h1), var(--words) / 7);
    }
  }
`

const curves = 'clamp(4rem, 6.5vw, 6rem)'
const books = 'clamp(15.5rem, 21vw, 18.5rem)'
/** How far the books reach beyond the bank. */
const over = '4.5rem'

const Bank = styled.div`
  padding-block: 1.5rem;
  background: var(--ink);
  ${drawnText}
  color: var(--on-ink);

  ${tablet} {
    display: grid;
    grid-template: 2.75rem auto / minmax(0, 1fr) ${curves} ${books} var(--edge);
    padding-block: 2rem 2.5rem;
  }

  ${desktop} {
    grid-area: 1 / 1;
    grid-template-columns: minmax(0, 1fr) ${curves} calc(${books} - ${over});
    margin-right: calc(clamp(2rem, 4vw, 3.5rem) + ${over});
    padding-block: var(--top) 3rem;

    > :nth-child(4) {
      margin-right: -${over};
    }
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0 var(--gutter) 0 var(--edge);

  span {
    color: var(--bright);
  }

  ${tablet} {
    padding-right: 0;
  }
`
