import { circle } from '../drawing.ts'
import type { Ending } from '../paper.ts'

const unit = 22

/** The two cabinets: a cat is asleep on the closed one, and the other is open. */
const closed = { x: 84, top: 128 }
const open = { x: 318, top: 34, width: 222 }
const inner = open.x + 14

/** The top of a unit in the open cabinet. */
const at = (slot: number) => open.top + 14 + slot * unit
const face = (slot: number, units = 1) => `M${inner} ${at(slot)}h194v${units * unit - 3}h-194Z`

/** Draws marks at equal distances in a unit. */
const along = (count: number, from: number, pitch: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(inner + from + i * pitch)).join('')

const drives = (slot: number) => along(8, 40, 18, (x) => `M${x} ${at(slot) + 4}h13v11h-13Z`)
const vents = (slot: number) => along(24, 34, 6, (x) => `M${x} ${at(slot) + 5}v9`)
const ports = (slot: number) => along(12, 26, 13, (x) => `M${x} ${at(slot) + 5}h8v9h-8Z`)
const lamp = (slot: number) => circle(inner + 14, at(slot) + 9.5, 3.5)

const servers = [2, 6, 7]
const running = [...servers, 8, 9.5, 11]

/** Where the month's thread is plugged in. */
const port = [inner + 30, at(0) + 10] as const

/** The lamps of the units behind the glass door, one each. */
const behindGlass = Array.from({ length: 8 }, (_, i) =>
  circle(closed.x + 34, closed.top + 34 + i * unit, 2.5),
)

/** The server room on Sunday night, once the job has run. Nobody was paged, and the cat is asleep where it’s warm. */
export const serverRoom = (job: { readonly end: string; readonly next: string }): Ending => ({
  strokes: [
    // The cable tray, and the cables that come down from it
    ['M-60 2H1200M-60 14H1200', 'wire'],
    [Array.from({ length: 62 }, (_, i) => `M${-50 + i * 20} 2v12`).join(''), 'wire'],
    ['M356 14c0 18 8 18 8 34M364 14c0 18 10 18 10 34M372 14c0 16 12 20 12 34M512 14v20', 'wire'],
    ['M132 14C132 70 118 84 118 128M140 14C140 72 124 86 124 128', 'wire'],
    // The closed cabinet
    [`M${closed.x} ${closed.top}h200v214h-200Z`],
    [`M${closed.x + 12} ${closed.top + 12}h176v190h-176Z`, 'hole'],
    [behindGlass.join(''), 'green'],
    [
      `M${closed.x + 60} ${closed.top + 188}l70-162M${closed.x + 76} ${closed.top + 188}l70-162M${closed.x + 120} ${closed.top + 150}l36-84`,
      'wire',
    ],
    [`M${closed.x + 180} ${closed.top + 92}h5v32h-5Z`],
    [`M${closed.x + 10} 342h24v12h-24ZM${closed.x + 166} 342h24v12h-24Z`],
    // The open cabinet
    [`M${open.x} ${open.top}h${open.width}V342h-${open.width}Z`],
    [`M${open.x + 10} ${open.top + 10}h${open.width - 20}V334h-${open.width - 20}Z`, 'hole'],
    [`M${open.x + 12} 342h24v12h-24ZM${open.x + open.width - 36} 342h24v12h-24Z`],
    [[0, 2, 6, 7, 8, 11, 12].map((slot) => face(slot)).join('')],
    [face(3, 3), 'hole'],
    [face(9, 2)],
    [ports(0), 'hole'],
    [servers.map(drives).join(''), 'fine'],
    [[8, 11].map(vents).join(''), 'fine'],
    [`M${inner + 36} ${at(9) + 8}h140v24h-140ZM${inner + 36} ${at(9) + 20}h140`, 'fine'],
    [`M${inner + 80} ${at(12) + 8}h36v4h-36Z`, 'hole'],
    [running.map((slot) => lamp(slot)).join(''), 'green'],
    [`M${inner + 4} ${at(3) + 4}h186v55h-186Z`, 'wire'],
    // Patch cables
    [
      `M${inner + 56} ${at(0) + 12}c0 26 40 30 40 14M${inner + 82} ${at(0) + 12}c0 34 60 34 60 14M${inner + 121} ${at(0) + 12}c0 24 34 26 34 14`,
      'wire',
    ],
    // The cat: tail, body, head, ears
    [
      'M262 118C286 118 282 150 280 172C279 186 268 190 262 182C258 176 264 172 268 175C272 168 270 140 256 134Z',
      'amber',
    ],
    ['M136 128C130 96 168 78 206 82C248 84 272 104 268 128Z', 'amber'],
    ['M124 128C112 116 114 100 124 94L122 78 136 88H150L164 78 163 96C172 106 170 120 160 128Z', 'amber'],
    ['M128 108q5 4 10 0M148 108q5 4 10 0M141 114l2.500 2 2.500-2M143.500 116v3', 'fine'],
    ['M200 84q4 10 0 18M218 85q4 10 0 18M236 91q3 9-1 15M232 128C222 112 238 100 256 108', 'fine'],
    // A fire extinguisher
    ['M36 236h16v8h12v8h-12v6q16 4 16 20v76H20v-76q0-16 16-20Z', 'red'],
    ['M20 284H68V324H20Z'],
    ['M28 294h32M28 302h32M28 310h20', 'fine'],
    ['M36 240C18 240 10 252 10 276', 'wire'],
  ],
  labels: [
    [inner + 97, at(3) + 27, job.end, 'colour'],
    [inner + 97, at(3) + 50, job.next, 'colour'],
  ],
  thread: port,
})
