import { styled } from 'styled-components'
import { type BatchPicture, sumOf } from '../../content/pictures/batch.ts'

interface BatchStageProps extends BatchPicture {
  readonly stage: number
  /** Whether to mark the states that rows have at the end of the morning. */
  readonly ends: boolean
}

const columns = 18
const pitch = 10
const cell = 7.5

/** A whole file, with a cell for each row, coloured by stage. The row that a check holds is marked at every stage. */
export const BatchStage = ({ groups, noted, stage, ends }: BatchStageProps) => {
  const { count } = sumOf(groups)
  const rows = Math.ceil(count / columns)
  const last = (count - columns * (rows - 1)) * pitch
  const id = `stage-${stage}`
  return (
    <Field viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} aria-hidden="true" data-stage={stage}>
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect x="1.25" y="1.25" width={cell} height={cell} rx="1" />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0H${columns * pitch}V${(rows - 1) * pitch}H${last}V${rows * pitch}H0Z`}
      />
      {noted
        .filter(({ state: [, kind] }) => ends || kind === 'waiting')
        .map(({ row, state: [, kind] }) => (
          <rect
            key={row}
            x={((row - 1) % columns) * pitch + 1.25}
            y={Math.floor((row - 1) / columns) * pitch + 1.25}
            width={cell}
            height={cell}
            rx="1"
            data-is={kind}
          />
        ))}
    </Field>
  )
}

const Field = styled.svg`
  display: block;
  width: 100%;
  forced-color-adjust: none;
  print-color-adjust: exact;

  rect {
    fill: none;
    stroke: color-mix(in srgb, var(--on-ink-muted) 40%, var(--ink));
    stroke-width: 1.25;
  }

  &[data-stage='1'] rect {
    stroke: var(--on-ink);
  }

  &[data-stage='2'] rect,
  && [data-is='moving'] {
    fill: color-mix(in srgb, var(--action) 50%, var(--ink));
    stroke: var(--action);
  }

  &[data-stage='3'] rect {
    fill: var(--bright);
    stroke: var(--bright);
  }

  && [data-is='waiting'] {
    fill: var(--amber);
    stroke: var(--amber);
  }
`
