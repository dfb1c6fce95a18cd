import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import type { Letterhead as Content } from '../../content/paper.ts'
import { Code } from './Code.tsx'
import { laidOut } from './laid-out.ts'

/** Who issued a paper, and what it is. */
export const Letterhead = ({ mark, code, issuer, address, title, page }: Content) => (
  <Head data-coded={code && ''}>
    {code ? <Code rows={code} /> : <Icon path={mark} />}
    <span>
      <b>{issuer}</b>
      {address}
    </span>
    <span>
      <b>{title}</b>
      {page}
    </span>
  </Head>
)

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  min-height: ${laidOut.letterhead}rem;

  &:not([data-coded]) > svg {
    width: 2.625rem;
    height: 2.625rem;
    padding: 0.4375rem;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    color: var(--spot, var(--text));
  }

  /* Each block of text is only as wide as its own text, so nothing moves while the page loads. */
  span {
    justify-self: start;
    color: var(--muted);
  }

  span + span {
    text-align: right;
  }

  b {
    display: block;
    color: var(--text);
    font-size: var(--size-base);
    line-height: 1.4;
  }

  @media (max-width: 27rem) {
    grid-template-columns: auto minmax(0, 1fr);
    min-height: 0;

    span + span {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;
      justify-self: stretch;
      align-items: baseline;
      padding-bottom: 0.625rem;
      text-align: left;
    }
  }
`
