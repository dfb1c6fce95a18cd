import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Attempt, firstAnswer } from './first-answer.ts'

const silence = 4000
const onGiveUp = vi.fn()
const race = (...attempts: Attempt<string>[]) => firstAnswer(attempts, { silence, onGiveUp })
const after =
  (ms: number, answer: string): Attempt<string> =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(answer), ms))
const failing = (): Promise<string> => Promise.reject(new Error('broken'))
const hanging = (): Promise<string> => new Promise(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  onGiveUp.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('firstAnswer', () => {
  it('starts no second attempt while the first may still answer', async () => {
    const second = vi.fn(hanging)
    const answer = race(after(3900, 'live'), second)
    await vi.advanceTimersByTimeAsync(3900)
    expect(await answer).toBe('live')
    expect(second).not.toHaveBeenCalled()
  })

  it('starts the next attempt immediately when one fails', async () => {
    const answer = race(failing, after(10, 'previous'))
    await vi.advanceTimersByTimeAsync(10)
    expect(await answer).toBe('previous')
  })

  it('starts the next attempt after a silence, and takes the first answer', async () => {
    const answer = race(after(4500, 'live'), after(1000, 'previous'))
    await vi.advanceTimersByTimeAsync(4500)
    expect(await answer).toBe('live')
  })

  it('does not give up on an attempt that keeps making progress', async () => {
    const second = vi.fn(hanging)
    const slow: Attempt<string> = async (heard) => {
      for (let file = 0; file < 4; file++) {
        await new Promise((resolve) => setTimeout(resolve, 3000))
        heard()
      }
      return 'live, slowly'
    }
    const answer = race(slow, second)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await answer).toBe('live, slowly')
    expect(second).not.toHaveBeenCalled()
  })

  it('reports that it has given up when all are silent, and still takes a late answer', async () => {
    const answer = race(after(20_000, 'late'), hanging)
    await vi.advanceTimersByTimeAsync(8000)
    expect(onGiveUp).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await answer).toBe('late')
  })

  it('reports that it has given up when one is silent and the other fails', async () => {
    race(hanging, failing)
    await vi.advanceTimersByTimeAsync(4000)
    expect(onGiveUp).toHaveBeenCalledOnce()
  })

  it('rejects with every cause when all fail', async () => {
    const answer = race(failing, failing)
    await expect(answer).rejects.toMatchObject({ errors: [{ message: 'broken' }, { message: 'broken' }] })
    expect(onGiveUp).not.toHaveBeenCalled()
  })
})
