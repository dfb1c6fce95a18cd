import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { connections } from '../content/connections.ts'

const { businesses, banks, label } = connections
const pitch = 12
const width = (businesses - 1) * pitch
/** The vertical positions of the banks, of the bridge, and of the businesses that it connects. */
const [bank, bridge, foot] = [340, 500, 700]
const middle = width / 2

/** A line from each business, at a given height, to one point. */
const fan = (from: number, x: number, y: number) =>
  Array.from({ length: businesses }, (_, i) => `M${i * pitch} ${from}L${x} ${y}`).join('')

/** Every connection as a line. The businesses above are connected to each bank; those below, only to the bridge. */
export const ConnectionLines = () => (
  <Lines viewBox={`0 0 ${width} ${foot}`} preserveAspectRatio="none" role="img" aria-label={label}>
    <defs>
      {/* Styled by an attribute, because copies do not match selectors that begin outside them. */}
      <path id="fan" vectorEffect="non-scaling-stroke" d={fan(0, 0, bank)} />
    </defs>
    {bankPlaces.map((x) => (
      // A shear keeps the businesses in place and moves the bank.
      <use key={x} href="#fan" transform={`matrix(1 0 ${x / bank} 1 0 0)`} />
    ))}
    <path className="bridged" d={fan(foot, middle, bridge)} />
    <path className="few" d={bankPlaces.map((x) => `M${x} ${bank}L${middle} ${bridge}`).join('')} />
    <path className="banks" d={bankPlaces.map((x) => `M${x} ${bank}h0`).join('')} />
    <path className="bridge" d={`M${middle} ${bridge}h0`} />
  </Lines>
)

const bankPlaces = Array.from({ length: banks }, (_, i) => ((i + 0.5) * width) / banks)

const Lines = styled.svg`
  display: block;
  width: 100%;
  height: 30rem;
  fill: none;
  stroke: color-mix(in srgb, var(--on-ink-muted) 55%, var(--ink));
  stroke-width: 0.5;
  stroke-linecap: round;
  forced-color-adjust: none;

  path {
    vector-effect: non-scaling-stroke;
  }

  .bridged {
    stroke: var(--bright);
  }

  .few {
    stroke: var(--bright);
    stroke-width: 3;
  }

  .banks {
    stroke: var(--on-ink);
    stroke-width: 16;
  }

  .bridge {
    stroke: var(--amber);
    stroke-width: 28;
  }

  ${tablet} {
    height: clamp(34rem, 48vw, 52rem);
    stroke-width: 0.75;
  }
`
