import type { Shape } from '../../content/plate.ts'

export const PlateShape = ({ shape, hatch }: { shape: Shape; hatch: string }) => {
  if ('bar' in shape) {
    const [x, y, width, height] = shape.bar
    const fill = shape.ink === 'hatch' ? hatch : `var(--${shape.ink})`
    return <rect x={`${x}%`} y={`${y}em`} width={`${width}%`} height={`${height}em`} fill={fill} />
  }
  if ('upright' in shape) {
    const [x, from, to] = shape.upright
    return <line x1={`${x}%`} x2={`${x}%`} y1={`${from}em`} y2={`${to}em`} stroke={`var(--${shape.ink})`} />
  }
  const [x, y] = shape.at
  const place = { x: `${x}%`, y: `${y}em`, overflow: 'visible' }
  if ('dot' in shape)
    return (
      <svg {...place} aria-hidden="true">
        <circle cx=".5em" r=".5em" fill={`var(--${shape.dot})`} />
      </svg>
    )
  if ('coins' in shape)
    return (
      <svg {...place} aria-hidden="true">
        {pilesOf(shape)}
      </svg>
    )
  const { art, width } = shape
  const [across, down] = art.size
  return (
    <svg
      {...place}
      aria-hidden="true"
      width={`${width}em`}
      height={`${(width * down) / across}em`}
      viewBox={`0 0 ${across} ${down}`}
      data-art=""
    >
      {art.strokes.map(([path, is]) => (
        <path key={path} d={path} data-is={is} />
      ))}
    </svg>
  )
}

/** Piles side by side, the first ones highest. Each is a dotted line whose dots are the coins. */
const pilesOf = ({ coins, abreast, coin, square, ink = 'action' }: Extract<Shape, { coins: number }>) =>
  Array.from({ length: Math.min(coins, abreast) }, (_, i) => i).map((pile) => (
    <line
      key={pile}
      x1={`${coin * (pile + 0.5)}em`}
      x2={`${coin * (pile + 0.5)}em`}
      y1={`${square ? -0.06 * coin : -coin / 2}em`}
      y2={`${-coin * Math.ceil((coins - pile) / abreast)}em`}
      strokeWidth={`${0.88 * coin}em`}
      strokeDasharray={square ? `${0.88 * coin}em ${0.12 * coin}em` : `0 ${coin}em`}
      strokeLinecap={square && 'butt'}
      stroke={`var(--${ink})`}
    />
  ))
