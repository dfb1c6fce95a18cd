import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { firstHours } from './content/first-hours.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { abutment, arch, deck, ground, hour, openEnd, pier } from './viaduct.ts'

const { answer, onboarded, heading, text, label, answered, typical, start, checks } = firstHours
const [from, to] = onboarded
const width = to * hour
const quarters = [0, 1, 2, 3, 4].map((quarter) => (quarter * to) / 4)

/** What happens after a message is sent, as spans of a bridge with widths proportional to time. */
export const FirstHours = () => (
  <Band>
    <Container>
      <h2>{heading}</h2>
      <p>{text}</p>
      <Scale role="img" aria-label={label}>
        <Answer>
          <b>{answer} hours</b>
          {` ${answered}`}
        </Answer>
        <Typical>
          <b>
            {from}-{to} hours
          </b>
          {` ${typical}`}
        </Typical>
        <Spans>
          <svg viewBox={`0 0 ${width} ${ground + 6}`} aria-hidden="true">
            <path className="planned" d={arch(from, to)} />
            <path d={arch(answer, from)} />
            <path className="deck" d={deck(0, from)} />
            <path className="planned" d={deck(from, to)} />
            <path className="promised" d={abutment(0, answer)} />
            <path className="pier" d={pier(from)} />
            <path className="planned" d={openEnd(to)} />
            <path className="ground" d={`M0 ${ground}H${width}`} />
            <path
              d={Array.from({ length: to + 1 }, (_, i) => `M${i * hour} ${ground}v${i % 6 ? 3 : 6}`).join('')}
            />
          </svg>
          <Checks>{checks}</Checks>
        </Spans>
        <Hours>
          {quarters.map((at) => (
            <span key={at}>{at === 0 ? start : `${at} h`}</span>
          ))}
        </Hours>
      </Scale>
      <FirstSteps />
    </Container>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem);
  border-top: 1px solid var(--line);
  background: var(--card);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  h2 + p {
    max-width: 34em;
    margin-top: 0.75rem;
    color: var(--muted);
    font-size: var(--size-lead);
    text-wrap: balance;
  }
`

const share = (hours: number) => `${Number(((hours / to) * 100).toFixed(3))}%`

const Scale = styled.div`
  position: relative;
  margin-top: clamp(2rem, 4vw, 3rem);
  padding-top: 7rem;
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;

  svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--text);
    stroke-width: 1.5;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .deck {
    stroke: var(--action);
    stroke-width: 2;
  }

  .promised {
    fill: var(--action);
    stroke: none;
  }

  .planned {
    stroke: var(--muted);
    stroke-dasharray: 5 5;
  }

  .pier {
    fill: var(--card);
  }

  .ground {
    stroke-width: 2;
  }

  b {
    display: block;
    color: var(--action);
    font: 700 var(--size-h3) / 1.15 var(--font-display);
  }

  ${desktop} {
    b {
      font-size: calc(1.1 * var(--size-h2));
    }
  }
`

/** The answer's time, on a pole at the end of its span. */
const Answer = styled.p`
  position: absolute;
  inset: 0 auto 2rem ${share(answer)};
  width: min(46%, 16rem);
  padding-left: 0.75rem;
  border-left: 1.5px solid var(--action);
`

/** The usual onboarding time, above the span in which onboarding takes place. */
const Typical = styled.p`
  position: absolute;
  top: 0;
  right: 0;
  width: ${share(to - from)};
  text-align: center;
`

const Spans = styled.div`
  position: relative;
`

/** The checks, under the arch of the hours that they take. */
const Checks = styled.p`
  position: absolute;
  bottom: 24%;
  left: ${share(answer)};
  width: ${share(from - answer)};
  color: var(--muted);
  font-size: var(--size-tiny);
  line-height: 1.1;
  text-align: center;
  white-space: nowrap;

  ${desktop} {
    bottom: 30%;
    font-size: var(--size-lead);
  }
`

/** Labels of the hours. The columns are fixed, so a label does not move when the next ones arrive. */
const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) 0;
  padding-top: 0.375rem;
  color: var(--muted);

  span {
    justify-self: start;
    white-space: nowrap;
    translate: -50%;
  }

  > :first-child {
    translate: none;
  }

  > :last-child {
    translate: -100%;
  }
`
