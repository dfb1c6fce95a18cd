import { styled } from 'styled-components'

const spans = [0, 1, 2, 3, 4]

/** The site's motif: thin arcs from one bank to the other. Takes the colour of the text around it. */
export const Arcs = () => (
  <Drawing viewBox="0 0 640 200" fill="none" stroke="currentColor" aria-hidden="true">
    {spans.map((span) => (
      <path
        key={span}
        d={`M${20 + span * 44} 180A${300 - span * 44} ${160 - span * 26} 0 0 1 ${620 - span * 44} 180`}
      />
    ))}
    <path d="M0 180H640" />
    <circle cx="320" cy="20" r="5" fill="currentColor" stroke="none" />
    <circle cx="135" cy="54" r="3.5" fill="currentColor" stroke="none" />
    <circle cx="505" cy="54" r="3.5" fill="currentColor" stroke="none" />
  </Drawing>
)

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  stroke-width: 1.25;
`
