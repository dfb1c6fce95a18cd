import { expect, it } from 'vitest'
import { percentageFrom } from './percentage.ts'

it.each([
  ['5%', 5],
  ['0.5%', 0.5],
  ['0.01%', 0.01],
  ['0.07%', 0.07],
  ['33.33%', 33.33],
  ['99.99%', 99.99],
])('reads %s', (text, percent) => {
  expect(percentageFrom(text)).toBe(percent)
})

it.each([
  '5',
  '',
  '%',
  'abc',
  '-5%',
  '+5%',
  '5 %',
  '1e1%',
  '5.001%',
  '0.001%',
  '101%',
  '1000%',
  '٥%',
  '5%\n',
])('refuses %j as a share', (text) => {
  expect(() => percentageFrom(text)).toThrow(`not '${text}'`)
})

it.each([
  ['0%', 'rollback'],
  ['0.00%', 'rollback'],
  ['100%', 'promote'],
  ['100.00%', 'promote'],
])('refuses %s, and names the command to use instead', (text, command) => {
  expect(() => percentageFrom(text)).toThrow(
    expect.objectContaining({ hint: expect.stringContaining(`release ${command}`) }),
  )
})
