import { expect, it } from 'vitest'
import { readTopic, topicKey, topicOf } from './topics.ts'

it('gives a topic a key for addresses, and finds the topic by this key', () => {
  expect(topicKey('Connected banking')).toBe('connected-banking')
  expect(topicOf('connected-banking')).toBe('Connected banking')
  expect(topicOf('gardening')).toBeUndefined()
  expect(topicOf(undefined)).toBeUndefined()
})

it('refuses an unknown topic', () => {
  expect(() => readTopic('Gardening')).toThrow('must be one of UPI, GST')
})
