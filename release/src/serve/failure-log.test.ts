import { expect, it, vi } from 'vitest'
import { FailureLog } from './failure-log.ts'

it('logs each cause at most once a minute, limits the causes per minute, and says how many it left out', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failureLog = new FailureLog()
  for (let index = 0; index < 500; index++) failureLog.add(`cause ${index % 100}`, `GET /${index}`, index)
  expect(said.mock.calls).toHaveLength(20)
  expect(said.mock.calls[1]).toEqual(['GET /1: cause 1'])
  failureLog.add('cause 7', 'GET /7', 60_000)
  expect(said.mock.calls.slice(20)).toEqual([['and 480 more failures'], ['GET /7: cause 7']])
  said.mockRestore()
})
