import { css } from 'styled-components'

/** In px: a hook, and the key that hangs on it, with a hole in its bow. */
const hook = 'M9 0H11V7H15V5H17V9H9Z'
const key =
  'M2 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM6.500 13a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0ZM8.500 20H11.500V26H16V29H11.500V31H15V34H11.500V38H8.500Z'

/** The rack behind the reception: a pigeonhole for each room under its brass number, with the key on its hook. */
export const keyRack = css`
  --brass: color-mix(in oklab, var(--amber) 78%, var(--card));
  --wood: color-mix(in oklab, var(--amber) 50%, var(--danger));
  --board: color-mix(in oklab, var(--wood) 66%, var(--ink));
  --card: color-mix(in oklab, var(--wood) 16%, var(--ink));
  --text: var(--on-ink);
  --muted: color-mix(in srgb, var(--on-ink) 80%, var(--board));
  --done: var(--bright);
  --ground: var(--card);
  --line: var(--board);
  border-radius: 0.25rem;
  background: var(--card);
  box-shadow:
    0 0 0 0.5rem var(--board),
    0 0 0 calc(0.5rem + 1.5px) var(--ink),
    var(--shadow-high);

  > :first-child {
    border-radius: 0;
    background: var(--board);

    span {
      color: var(--on-ink);
    }
  }

  > [data-n] {
    isolation: isolate;
    border-bottom: 0.375rem solid var(--board);
    background: var(--tint, linear-gradient(var(--ink), transparent 0.625rem));
  }

  > :last-child {
    background: var(--board);
  }

  > [data-n] b {
    display: inline-block;
    padding-inline: 0.625rem;
    border-radius: 0.125rem;
    background:
      radial-gradient(circle, var(--ink) 1px, transparent 1.5px) 0 50% / 0.5rem 0.5rem no-repeat,
      radial-gradient(circle, var(--ink) 1px, transparent 1.5px) 100% 50% / 0.5rem 0.5rem no-repeat,
      var(--brass);
    color: var(--ink);
  }

  > [data-n]:has(b)::after {
    content: '';
    position: absolute;
    top: 0.25rem;
    right: calc(var(--right) + 7.5rem);
    z-index: -1;
    width: 20px;
    height: 40px;
    background: var(--brass);
    clip-path: path(evenodd, '${hook}${key}');
  }

  /* The hook of a room whose guest did not come is empty. */
  > [data-n]:has(b):has([data-is='waiting'])::after {
    clip-path: path('${hook}');
  }
`
