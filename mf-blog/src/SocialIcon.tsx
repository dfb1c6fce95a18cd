import { styled } from 'styled-components'

/** In the style of shared/icons.ts, which has no logos of other companies. */
const shapes = {
  X: 'M4 4h4.2L20 20h-4.2ZM4.5 20l6.4-7m2.4-2.6L19.5 4',
  Facebook: 'M14 21v-8.5h3l.5-3.5H14V7.2q0-1.7 1.8-1.7h1.9M10.5 12.5H14',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.7a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Zm4.8-1.2h0',
  LinkedIn: 'M5.5 10v9.5M5.5 5.5h0M10.5 19.5V10m0 5.5c0-3.5 2-5.5 4.5-5.5s4 1.5 4 5v4.5',
} as const

export type Social = keyof typeof shapes

export const SocialIcon = ({ name }: { name: Social }) => (
  <Icon viewBox="0 0 24 24" role="img" aria-label={name}>
    <path d={shapes[name]} />
  </Icon>
)

const Icon = styled.svg`
  display: block;
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`
