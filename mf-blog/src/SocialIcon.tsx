import { styled } from 'styled-components'

const shapes: Readonly<Record<string, string>> = {
  X: 'M4 4l16 16M20 4L4 20',
  Facebook: 'M14 21v-8h3l.5-4H14V7q0-2 2-2h2M14 13h-4',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.5 6.5v.01',
  LinkedIn: 'M6 10v10M6 5v.01M11 20V10M11 15a4 4 0 0 1 8 0v5',
}

export const SocialIcon = ({ name }: { name: string }) => (
  <Icon viewBox="0 0 24 24" role="img" aria-label={name}>
    <path d={shapes[name]} />
  </Icon>
)

const Icon = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`
