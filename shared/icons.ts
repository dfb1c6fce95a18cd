/** One stroked path on a 24 by 24 grid, in one line weight: the site's only icon set. */
export type IconPath = `M${string}` | `m${string}`

type Icon = IconPath

// Products
export const pay: Icon = 'M12 15V4m0 0L8.5 7.5M12 4l3.5 3.5M4 13v4a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-4'
export const collect: Icon = 'M12 4v11m0 0-3.5-3.5M12 15l3.5-3.5M4 13v4a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-4'
export const connect: Icon = 'M4 18a8 8 0 0 1 16 0M8 18a4 4 0 0 1 8 0M2 18h20M12 10V5m-1.5 0h3'
export const onboard: Icon =
  'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9A6.5 6.5 0 0 1 13 14.2M14.5 18l2 2 4-4.5'
export const route: Icon =
  'M3 12h4.5c4 0 3-6 7-6H20m-12.5 6c4 0 3 6 7 6H20M17.5 3.5 20 6l-2.5 2.5m0 7L20 18l-2.5 2.5'
export const recon: Icon = 'M4 8h13m-3-3 3 3-3 3m6 5H7m3-3-3 3 3 3'
export const vault: Icon = 'M5 4h14v15H5ZM12 15a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm0-3.5h3.5M7.5 19v2m9-2v2'

// Places
export const bank: Icon = 'M3 9.5 12 4l9 5.5ZM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M4 17h16M2.5 20h19'
export const bridge: Icon = 'M2 17h20M4 17a8 8 0 0 1 16 0M9 17v-6.5m6 6.5v-6.5M12 17V9'
export const factory: Icon = 'M3.5 20V10.5L9 14v-3.5l5.5 3.5L15.5 4h3.5l1.5 16ZM8 17h1m3.5 0h1'
export const hospital: Icon = 'M4 20V8h16v12ZM9 8V4h6v4m-3 3v5m-2.5-2.5h5M2.5 20h19'
export const hotel: Icon = 'M3 5v15m0-3h18v3m0-3v-3a3 3 0 0 0-3-3H3m4.5 0V8.5H12a2 2 0 0 1 2 2v.5'
export const house: Icon = 'm3 11.5 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6'
export const school: Icon = 'm2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5ZM6.5 11.5V16c3.5 2.5 7.5 2.5 11 0v-4.5m4-2V15'
export const shop: Icon =
  'M4.5 12v8h15v-8M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 11v-4.5h4V20'
export const tower: Icon = 'M4.5 20V4h9v16m0-10h6v10m-17 0h19M8 8h2m-2 4h2m-2 4h2m6-2h.5m-.5 3h.5'
export const warehouse: Icon = 'M3 20V9l9-5 9 5v11M7 20v-7.5h10V20M7 16h10'

// People
export const person: Icon = 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9a7 7 0 0 1 14 0'
export const people: Icon =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4m2 3.8a6.5 6.5 0 0 1 3.5 5.5'
export const doctor: Icon =
  'M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2.5m0 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'

// Things
export const bag: Icon = 'M5.5 8h13l1 12h-15ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4'
export const bell: Icon = 'M4 17a8 8 0 0 1 16 0Zm-1.5 3h19M12 9V6m-2 0h4'
export const book: Icon =
  'M12 6.5C10 5 7 4.5 3.5 5v14c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5Zm0 0v14'
export const box: Icon = 'M12 3.5 20 8v8l-8 4.5L4 16V8Zm0 8.5v8.5M4 8l8 4 8-4M8 5.8l8 4.2'
export const briefcase: Icon = 'M3.5 8h17v12h-17Zm5 0V4.5h7V8m-12 5.5h17'
export const calendar: Icon = 'M4 6h16v14H4Zm0 4.5h16M8.5 3.5V8m7-4.5V8M8 14.5h3m2 2.5h3'
export const card: Icon = 'M3 6h18v12.5H3ZM3 10h18M6.5 14.5h4'
export const cart: Icon = 'M3 4.5h2.5L8 15.5h9.5l2.5-8H6.5M9.5 20h0m7 0h0'
export const chat: Icon = 'M4 5h16v11h-8l-4.5 4v-4H4Zm4.5 5.5h7'
export const cloud: Icon = 'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7-1A4.5 4.5 0 0 1 17 18.5Z'
export const coins: Icon =
  'M4 7.5c0 1.7 2.7 3 6 3s6-1.3 6-3-2.7-3-6-3-6 1.3-6 3Zm0 0v4c0 1.7 2.7 3 6 3m-6-3v4c0 1.7 2.7 3 6 3m10-4a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z'
export const cup: Icon =
  'M5 9h11v5a5.5 5.5 0 0 1-11 0Zm11 1h1.5a2.5 2.5 0 0 1 0 5H16M5 20.5h11M8 3.5V6m4-2.5V6'
export const document: Icon = 'M6 3.5h8l4.5 4.5v12.5H6Zm8 0V8h4.5M9 12.5h6M9 16h6'
export const envelope: Icon = 'M3 5.5h18v13H3Zm.5 1 8.5 6.5 8.5-6.5'
export const flag: Icon = 'M6 21V4.5c4-2.5 8 2.5 13 0v9c-5 2.5-9-2.5-13 0'
export const heart: Icon =
  'M12 20s-8-4.5-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.5 12 20 12 20Zm0-10v5m-2.5-2.5h5'
export const invoice: Icon =
  'M5.5 3.5h13V21l-2.2-1.6-2.1 1.6-2.2-1.6L9.8 21l-2.1-1.6L5.5 21ZM9 8h6m-6 3.5h6M9 15h3'
export const key: Icon = 'M8 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm3.5-3.5H21v3m-4-3v2.5'
export const laptop: Icon = 'M5 5h14v10H5Zm0 10-2.5 4h19L19 15'
export const layers: Icon = 'm12 3.5 9 4.5-9 4.5L3 8Zm-9 8.7 9 4.5 9-4.5M3 16.5 12 21l9-4.5'
export const link: Icon =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'
export const lock: Icon = 'M5.5 10.5h13V20h-13Zm3 0V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5'
export const pen: Icon = 'm4 20 1-4.5L15.5 5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19ZM13.5 7l3.5 3.5'
export const phone: Icon = 'M7 3h10v18H7Zm3.5 15h3'
export const plug: Icon = 'M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0Zm5.5 9v4'
export const qr: Icon =
  'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h2.5v2.5M20 14v6h-6v-2.5M7 7h0m10 0h0M7 17h0'
export const rupee: Icon = 'M7 4.5h10M7 9h10M7 4.5h3a4.5 4.5 0 0 1 0 9H7l7 6.5'
export const scales: Icon =
  'M12 4v16m-4 0h8M5 7.5h14M5 7.5l-2.5 6a2.8 2.8 0 0 0 5 0Zm14 0-2.5 6a2.8 2.8 0 0 0 5 0Z'
export const server: Icon = 'M4 4.5h16v6H4Zm0 9h16v6H4Zm3.5-6h0m0 9h0m3.5-9h5m-5 9h5'
export const shield: Icon = 'm12 3 8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6Zm-3.5 9 2.5 2.5 4.5-5'
export const sprout: Icon = 'M12 20v-8m0 0c0-4-3-6-7-6 0 4 3 6 7 6Zm0-2c0-4 3-6 7-6 0 4-3 6-7 6Z'
export const star: Icon = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z'
export const tag: Icon = 'M12.5 3.5h8v8l-9 9-8-8Zm4 4h0'
export const truck: Icon =
  'M5 16.5H2.5V6h12v10.5H9m5.5-6.5h4l3 3.5v3h-2m-4 0h-.5M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const wallet: Icon = 'M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20v-10H6a2 2 0 0 1 0-4h11.5v4m-1 5h0'

// Actions
export const alert: Icon = 'M12 4 21 19.5H3Zm0 6v4m0 2.5h0'
export const bars: Icon = 'M3 20h18M6.5 20v-5m5.5 5V10m5.5 10V5'
export const bolt: Icon = 'M13 3 5 13.5h6L10 21l8-10.5h-6Z'
export const check: Icon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.8 2.7L16 9.5'
export const clock: Icon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2'
export const code: Icon = 'm8 8-4.5 4L8 16m8-8 4.5 4-4.5 4M13.5 5l-3 14'
export const eye: Icon =
  'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7Zm7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0'
export const globe: Icon =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c3.2 4 3.2 13 0 17m0-17c-3.2 4-3.2 13 0 17'
export const list: Icon = 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h0m0 5.5h0m0 5.5h0'
export const retry: Icon = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4'
export const search: Icon = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2'
export const split: Icon = 'M12 20v-6c0-3-5-3-5-7V4m5 10c0-3 5-3 5-7V4M4.5 6.5 7 4l2.5 2.5m5 0L17 4l2.5 2.5'
