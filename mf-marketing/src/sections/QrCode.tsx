/** A drawing that looks like a QR code, but contains no address. */
export const QrCode = () => (
  <svg viewBox="0 0 21 21" aria-hidden="true">
    <path d={modules} />
  </svg>
)

const eye = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`

const isFree = (x: number, y: number) => (x > 7 && x < 13) || (y > 7 && (y < 13 || x > 7))

const modules =
  eye(0, 0) +
  eye(14, 0) +
  eye(0, 14) +
  Array.from({ length: 21 * 21 }, (_, i) => [i % 21, Math.floor(i / 21)] as const)
    .filter(([x, y]) => isFree(x, y) && ((x * 37 + y * 61) ** 2 + x * y * 13) % 29 < 14)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('')
