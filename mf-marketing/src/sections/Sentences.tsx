import { Fragment } from 'react'
import { styled } from 'styled-components'

/** A heading with one sentence per line. */
export const Sentences = ({ text }: { text: string }) => (
  <Heading>
    {text.split(/(?<=\.) /).map((sentence, i) => (
      <Fragment key={sentence}>
        {i > 0 && ' '}
        <span>{sentence}</span>
      </Fragment>
    ))}
  </Heading>
)

const Heading = styled.h2`
  font: 700 var(--size-h2) / 1.1 var(--font-display);
  letter-spacing: -0.015em;

  span {
    display: block;
  }
`
