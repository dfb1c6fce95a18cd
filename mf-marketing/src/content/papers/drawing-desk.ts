import type { Drawing } from '../drawing.ts'

/** A freelancer’s whole office in elevation: a board on trestles, a lamp, a laptop, pens, tea. */
export const drawingDesk: Drawing = {
  size: [300, 134.5],
  width: 27,
  strokes: [
    // Trestles, each with its rail
    ['M57 80L42 134H49L61 91L73 134H80L65 80Z'],
    ['M51.5 113H70.5V117H51.5Z'],
    ['M239 80L224 134H231L243 91L255 134H262L247 80Z'],
    ['M233.5 113H252.5V117H233.5Z'],
    ['M8 72H292V80H8Z'],
    // Lamp: foot, arms, shade, bulb
    ['M26 67H62V72H26Z'],
    ['M42.5 67L22 38L25 35L46.5 66Z'],
    ['M24 38L22 34L78 8L80 12Z'],
    ['M24 32A4.5 4.5 0 1 1 23.9 32Z'],
    ['M92 37A7 7 0 0 1 80 40', 'amber'],
    ['M74 4L86 2L91 12C99 16 103 23 104 31L70 43C66 35 66 27 70 20Z'],
    ['M70 20L91 12', 'fine'],
    // Laptop: lid, screen, foot
    ['M136 20H222A4 4 0 0 1 226 24V66H132V24A4 4 0 0 1 136 20Z'],
    ['M138 26H220V61H138Z', 'fine'],
    ['M126 66H232V68A4 4 0 0 1 228 72H130A4 4 0 0 1 126 68Z'],
    // On the laptop's screen: a curve with its handles
    ['M148 54C148 34 164 33 179 43S210 50 210 33', 'fine'],
    ['M179 43L164 34M179 43L194 52', 'fine'],
    ['M177 41H181V45H177Z', 'green'],
    // Tea in a glass, and steam
    ['M246 50H264L261 72H249Z'],
    ['M247 55H263L261 72H249Z', 'amber'],
    ['M252 44q-3-4 0-7t0-7M259 44q-3-4 0-7t0-7', 'wire'],
    // Pens
    ['M272 34L277 52M281 30V52M290 35L284 52', 'wire'],
    ['M272 50H288V72H272Z'],
  ],
}
