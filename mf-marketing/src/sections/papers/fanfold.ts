import { css } from 'styled-components'
import { laidOut } from './laid-out.ts'

/** The visible height of each sheet below the page, in rem: smaller and smaller, down to the pile. */
const sheets = Array.from({ length: 30 }, (_, i) => Math.max(0.75, 4.5 * 0.82 ** i))

/** The distance of each fold from the foot of the page, in rem. */
const folds = [0, ...sheets].map((_, i) => sheets.slice(0, i).reduce((sum, height) => sum + height, 0))

const at = (fold: number) => `${fold.toFixed(2)}rem`

/** Every other fold is farther away, and so a little narrower. */
const sides = folds.map((fold, i) => [i % 2 ? 1.125 : 0, fold] as const)
const outline = [
  ...sides.map(([inset, fold]) => `${inset}rem ${at(fold)}`),
  ...sides.map(([inset, fold]) => `calc(100% - ${inset}rem) ${at(fold)}`).reverse(),
].join(', ')

/** Sheets that lean back are in shade, darkest where they meet those that lean forward. */
const shades = folds
  .slice(1)
  .map((fold, i) => {
    const [from, to] = i % 2 ? ['var(--deep)', 'var(--soft)'] : ['transparent', 'var(--soft)']
    return `${from} ${at(folds[i] ?? 0)}, ${to} ${at(fold)}`
  })
  .join(', ')

/** Continuous paper: holes along both edges, every other line tinted. It runs on above the page, and folds below it. */
export const fanfold = css`
  --hole: radial-gradient(circle, var(--ink) 0.1875rem, var(--line) 0.1875rem 0.25rem, transparent 0.25rem);
  --holes: var(--hole) 0 0 / 1.125rem 1.0625rem repeat-y, var(--hole) 100% 0 / 1.125rem 1.0625rem repeat-y;
  --bar: color-mix(in srgb, var(--bright) 9%, var(--card));
  border-width: 0;
  border-radius: 0;
  background: var(--holes), var(--card);
  box-shadow: none;
  font-family: var(--font-code);

  && {
    font-size: calc(0.9375 * var(--size-tiny));
  }

  [data-row]:nth-of-type(even) {
    background: var(--bar);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    right: 0;
    left: 0;
  }

  &::after {
    --soft: color-mix(in srgb, var(--text) 12%, transparent);
    --deep: color-mix(in srgb, var(--text) 30%, transparent);
    top: 100%;
    height: ${at(folds.at(-1) ?? 0)};
    background: linear-gradient(${shades}), var(--holes), var(--card);
    clip-path: polygon(${outline});
  }

  /* The paper extends from edge to edge of the window; its text stays in the column. */
  ${laidOut.narrow} {
    --bleed: calc(50vw - 50%);
    margin-inline: calc(-1 * var(--bleed));
    padding-inline: calc(1.25rem + var(--bleed));
  }

  ${laidOut.beside} {
    /* The lines printed above the page, cropped by the window's edge. */
    &::before {
      content: attr(data-before);
      display: flex;
      align-items: end;
      bottom: 100%;
      height: 68rem;
      padding: 0 ${laidOut.margin}rem;
      white-space: pre;
      line-height: 2.125rem;
      border-bottom: 1px dashed color-mix(in srgb, var(--text) 45%, var(--card));
      background:
        var(--holes),
        linear-gradient(var(--bar) 50%, transparent 0) ${laidOut.margin}rem 0 / calc(100% - ${2 * laidOut.margin}rem) 4.25rem repeat-y,
        var(--card);
    }
  }
`
