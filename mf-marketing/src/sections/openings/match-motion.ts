import { css, keyframes } from 'styled-components'

/** When each child moves, as `--turn`: payments arrive one after another. */
export const inTurn = (turns: readonly number[]) =>
  turns.map((turn, i) => `> :nth-child(${i + 1}) { --turn: ${turn}; }`).join('\n')

export const turns = [0, 1, 2, 3, 4, 5]

/** A line is revealed, not stretched: a stretched line would be blurred until the motion ends. */
const draws = keyframes`
  from { clip-path: inset(-4px 100% -4px 0); }
  to { clip-path: inset(-4px 0 -4px 0); }
`

const appears = keyframes`
  from { transform: scale(0); }
`

const after = (ms: number) => `calc(90ms * var(--turn, 0) + ${ms}ms)`

const once = (name: ReturnType<typeof keyframes>, ms: number, delay: number, easing = 'var(--ease)') => css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${name} ${ms}ms ${easing} ${after(delay)} backwards;
  }
`

/** Runs in from the window's edge. */
export const runIn = once(draws, 250, 0, 'linear')

/** Snaps to the invoice that is paid. */
export const snap = once(draws, 250, 250)

/** Appears once the line has arrived. */
export const comes = once(appears, 200, 400)
