import { styled } from 'styled-components'

/** A heading in which a compound breaks at its hyphens only if a whole line is too short for it. */
export const Unbroken = ({ text }: { text: string }) =>
  text
    .split(/(\w+(?:-\w+)+)/)
    .map((piece, i) => (i % 2 ? <Compound key={`${i} ${piece}`}>{piece}</Compound> : piece))

const Compound = styled.span`
  display: inline-block;
`
