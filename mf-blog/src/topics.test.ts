import { expect, it } from 'vitest'
import { readTopic, topicKey, topicOf } from './topics.ts'

it('has a key for addresses that leads back to the topic', () => {
  expect(topicKey('Connected banking')).toBe('connected-banking')
  expect(topicOf('connected-banking')).toBe('Connected banking')
  expect(topicOf('gardening')).toBeUndefined()
  expect(topicOf(undefined)).toBeUndefined()
})

it('refuses a topic that it does not know', () => {
  expect(() => readTopic('Gardening')).toThrow('must be one of UPI, GST')
})
