import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** From this width onwards, an article has a margin on both sides. */
export const margins = '@media (width >= 80rem)'
/** Widths of the right margin, in rem: the notes, and the gap between them and the text. */
export const note = { width: 13.5, gap: 3 }

/**
 * The article in lines of 60 to 75 characters. On large screens, a side card stays in view. With room for two margins,
 * the left one holds the contents, which stay in view until they reach the side card at the margin's foot.
 */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 41rem);
  gap: clamp(2.5rem, 6vw, 5rem);
  padding-block: clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    grid-template-columns: minmax(0, 41rem) 20rem;
    justify-content: space-between;

    > aside {
      position: sticky;
      top: calc(var(--nav-height) + 2rem);
    }
  }

  ${margins} {
    grid-template-columns: 13.5rem minmax(0, 41rem);
    gap: 4rem;
    justify-content: start;

    > :nth-child(2) {
      grid-area: 1 / 2;
      align-self: start; /* not stretched to the height of the contents while it arrives */
    }

    > aside {
      position: static;
      grid-area: 1 / 1;
      align-self: end;
    }
  }

  @media print {
    display: block;
  }
`
