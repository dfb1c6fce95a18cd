import { useHydrated } from '@bridge/shared/hooks/use-hydrated'
import { styled } from 'styled-components'
import { Round } from './Round.tsx'

/** What moves, named on its switch. */
export interface MotionNames {
  readonly pause: string
  readonly go: string
}

interface MotionToggleProps {
  readonly of: MotionNames
  readonly paused: boolean
  readonly onToggle: (paused: boolean) => void
}

/** Stops what moves by itself, and lets it go on. Not there where nothing moves. */
export const MotionToggle = ({ of, paused, onToggle }: MotionToggleProps) => {
  const hydrated = useHydrated()
  return (
    <Toggle
      as="button"
      type="button"
      aria-label={paused ? of.go : of.pause}
      hidden={!hydrated}
      onClick={() => onToggle(!paused)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paused ? 'M8 5v14l11-7Z' : 'M8 5v14m8-14v14'} />
      </svg>
    </Toggle>
  )
}

const Toggle = styled(Round)`
  &[hidden] {
    display: none;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
