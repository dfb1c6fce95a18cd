import { expect, it, vi } from 'vitest'
import { Seldom } from './seldom.ts'

it('logs each cause once a minute, few causes in total, and the number of the others', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const complaints = new Seldom()
  for (let index = 0; index < 500; index++)
    complaints.complain(`cause ${index % 100}`, `GET /${index}`, index)
  expect(said.mock.calls).toHaveLength(20)
  expect(said.mock.calls[1]).toEqual(['GET /1: cause 1'])
  complaints.complain('cause 7', 'GET /7', 60_000)
  expect(said.mock.calls.slice(20)).toEqual([['and 480 more failures'], ['GET /7: cause 7']])
  said.mockRestore()
})
