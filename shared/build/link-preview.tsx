/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as brand from '../brand.ts'
import { LogoMark } from '../ui/LogoMark.tsx'
import { tokens } from '../ui/tokens.ts'
import { displayFamily, type Renderer, rendererFor } from './svg-to-png.ts'

/** The image that other sites show where they link to one of our pages. */
export interface LinkPreview {
  /** At most 60 characters: two lines. */
  readonly title: string
  /**
   * An unsized `svg` with the aspect ratio of the whole preview, 40:21, and room for the title in its upper third.
   * Colours are attributes with tokens: `fill="var(--ink)"`.
   */
  readonly picture: ReactElement
  readonly colours: { readonly ground: string; readonly text: string; readonly arc: string }
}

const width = 1200
const height = 630
const margin = 72
const largest = 66

/** Renders page previews to PNG. */
export async function linkPreviews(previews: readonly LinkPreview[]): Promise<Uint8Array[]> {
  const drawn = previews.map(({ title, picture }) => title + renderToStaticMarkup(picture))
  const renderer = await rendererFor(brand.product + drawn.join(''))
  return previews.map((preview) => draw(preview, renderer))
}

function draw({ title, picture, colours }: LinkPreview, renderer: Renderer): Uint8Array {
  const lines = inTwoLines(title)
  const widest = Math.max(...lines.map((line) => renderer.widthOf(svg(<Words text={line} />))))
  const size = Math.min(largest, (largest * (width - 2 * margin)) / widest)
  const { ground, text, arc } = colours
  const drawing = svg(
    <>
      <rect width={width} height={height} fill={ground} />
      <svg width={width} height={height} aria-hidden="true">
        {picture}
      </svg>
      <g fill={text} color={text}>
        <svg x={margin} y="46" width="54" height="36" aria-hidden="true">
          <LogoMark />
        </svg>
        <Words text={brand.product} x={margin + 68} y={78} size={34} />
        {lines.map((line, index) => (
          <Words key={line} text={line} x={margin} y={162 + index * size * 1.08} size={size} />
        ))}
      </g>
    </>,
  )
  return renderer.png(resolved(drawing, { ...tokens, arc: resolved(arc, tokens) }))
}

const svg = (content: ReactElement): string =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {content}
    </svg>,
  )

interface WordsProps {
  readonly text: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

const Words = ({ text, x = 0, y = 0, size = largest }: WordsProps) => (
  <text x={x} y={y} fontFamily={displayFamily} fontWeight="700" fontSize={size} letterSpacing={-0.02 * size}>
    {text}
  </text>
)

/** The renderer does not support CSS variables. */
const resolved = (markup: string, values: Readonly<Record<string, string>>): string =>
  markup.replace(/var\(--([\w-]+)(?:, *var\(--[\w-]+\))?\)/g, (whole, name: string) => values[name] ?? whole)

/** Breaks a title of more than 24 characters once, so that the longer line is as short as possible. */
export function inTwoLines(title: string): readonly string[] {
  if (title.length <= 24) return [title]
  const words = title.split(' ')
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [title]
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
