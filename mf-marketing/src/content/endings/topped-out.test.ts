import { expect, it } from 'vitest'
import { letters } from '../papers/instalments.ts'
import { toppedOut } from './topped-out.ts'

it('lights a window for each flat that a letter has been sent to', () => {
  const windows = toppedOut.strokes.filter(([path]) => /^(M[\d. ]+h12v11h-12Z)+$/.test(path))
  const [dark, lit] = windows.map(([path]) => path.split('M').length - 1)
  expect([dark, lit]).toEqual([13 * 8 - letters.sent, letters.sent])
})
