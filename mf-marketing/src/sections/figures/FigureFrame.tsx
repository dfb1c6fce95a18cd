import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Titled } from '../../content/figures/titled.ts'
import { drawnText } from '../drawn-text.ts'

/** A figure under its title. To screen readers it is an image, whose label says everything that it shows. */
export const FigureFrame = ({ label, title, sum, children }: Titled & { readonly children: ReactNode }) => (
  <Frame role="img" aria-label={label}>
    <p>
      <b>{title}</b>
      <span>{sum}</span>
    </p>
    <div>{children}</div>
  </Frame>
)

/* Keeps fills in forced colours and in print too, because they carry meaning. */
const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  ${drawnText}

  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-bottom: 0.625rem;
    border-bottom: 1px solid var(--text);
  }

  > p > span {
    color: var(--muted);
  }

  svg,
  i {
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`
