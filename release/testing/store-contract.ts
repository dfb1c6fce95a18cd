import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DamagedError, ReleaseError } from '../src/errors.ts'
import { largestValue, type Remover, type Store } from '../src/store/store.ts'

export interface StoreUnderTest {
  /** Creates an empty store; each call of the returned function opens that same store. */
  readonly open: () => Promise<() => Store>
  /** Opens a store that cannot be read at 'broken/…' and below. */
  readonly openBroken: () => Promise<Store>
}

/** The contract of every store; each implementation runs this suite. */
export function storeContract(kind: string, { open, openBroken }: StoreUnderTest): void {
  describe(`the ${kind}`, () => {
    it('returns the bytes that were put', async () => {
      const store = (await open())()
      const bytes = randomBytes(100_000)
      expect(await store.putIfAbsent('pages/bytes.html', bytes)).toBe(true)
      expect(await store.putIfAbsent('pages/text.html', 'grün')).toBe(true)
      expect(await store.putIfAbsent('pages/empty.html', '')).toBe(true)
      expect(bytes.equals((await store.get('pages/bytes.html')) as Buffer)).toBe(true)
      expect(String(await store.get('pages/text.html'))).toBe('grün')
      expect(await store.get('pages/empty.html')).toHaveLength(0)
    })

    it('does not read a value that is larger than the reader allows', async () => {
      const store = (await open())()
      await store.putIfAbsent('pages/a.html', '12345')
      expect(await store.get('pages/a.html', undefined, 5)).toHaveLength(5)
      await expect(store.get('pages/a.html', undefined, 4)).rejects.toThrow(DamagedError)
    })

    it('shows the beginning of a value that is larger than the reader allows', async () => {
      const store = (await open())()
      await store.putIfAbsent('pages/a.html', '12345'.repeat(20_000))
      const refused = store.get('pages/a.html', undefined, 50_000)
      await expect(refused).rejects.toMatchObject({ begin: Buffer.from('12345'.repeat(200)) })
    })

    it('returns undefined for a missing value, regardless of which part of its key is missing', async () => {
      const store = (await open())()
      await store.putIfAbsent('parts/mf-a/1/artifact.json', '{}')
      expect(await store.get('parts/mf-a/1/other.json')).toBeUndefined()
      expect(await store.get('parts/mf-b/1/artifact.json')).toBeUndefined()
    })

    it('keeps the first value of a key', async () => {
      const store = (await open())()
      expect(await store.putIfAbsent('releases/production/1.json', 'first')).toBe(true)
      expect(await store.putIfAbsent('releases/production/1.json', 'second')).toBe(false)
      expect(String(await store.get('releases/production/1.json'))).toBe('first')
    })

    it('lets exactly one of many concurrent writers put a key, and returns false to the others', async () => {
      const way = await open()
      const reader = way()
      for (let round = 1; round <= 10; round++) {
        const key = `releases/production/${round}.json`
        const names = Array.from({ length: 20 }, (_, index) => `writer ${index}`)
        const won = await Promise.all(names.map((name) => way().putIfAbsent(key, name)))
        expect(won.filter(Boolean)).toHaveLength(1)
        expect(String(await reader.get(key))).toBe(names[won.indexOf(true)])
      }
    })

    it('never shows a reader a partial value', async () => {
      const way = await open()
      const [writer, reader] = [way(), way()]
      const value = 'x'.repeat(2_000_000)
      let written = false
      const write = async () => {
        for (let round = 0; round < 10; round++) await writer.putIfAbsent(`pages/${round}.html`, value)
        written = true
      }
      const seen = new Set<number | undefined>()
      const read = async () => {
        while (!written)
          for (let round = 0; round < 10; round++) seen.add((await reader.get(`pages/${round}.html`))?.length)
      }
      await Promise.all([write(), read()])
      expect([...seen].filter((length) => length !== undefined && length !== value.length)).toEqual([])
    })

    it('lists the direct children of a folder, and nothing for a missing folder', async () => {
      const store = (await open())()
      for (const key of [
        'parts/mf-a/1.0.0/artifact.json',
        'parts/mf-a/1.0.0/client/a.js',
        'parts/mf-a/2.0.0/artifact.json',
        'parts/mf-ab/1.0.0/artifact.json',
      ])
        await store.putIfAbsent(key, '')
      expect((await store.list('parts')).sort()).toEqual(['mf-a', 'mf-ab'])
      expect((await store.list('parts/mf-a')).sort()).toEqual(['1.0.0', '2.0.0'])
      expect((await store.list('parts/mf-a/1.0.0')).sort()).toEqual(['artifact.json', 'client'])
      expect(await store.list('parts/mf-b')).toEqual([])
    })

    it('removes a key, and the folders that this leaves empty', async () => {
      const store = (await open())()
      if (!('remove' in store)) return // a store that is never pruned
      const remover = store as Store & Remover
      for (const key of ['parts/mf-a/1.0.0/artifact.json', 'parts/mf-a/1.0.0/client/a.js', 'pages/a.html'])
        await store.putIfAbsent(key, key)
      await remover.remove('parts/mf-a/1.0.0/client/a.js')
      expect(await store.list('parts/mf-a/1.0.0')).toEqual(['artifact.json'])
      await remover.remove('parts/mf-a/1.0.0/artifact.json')
      await remover.remove('parts/mf-a/1.0.0/artifact.json')
      expect(await store.list('parts/mf-a')).toEqual([])
      expect(await store.get('parts/mf-a/1.0.0/artifact.json')).toBeUndefined()
      expect(String(await store.get('pages/a.html'))).toBe('pages/a.html')
      await remover.remove('pages/a.html')
      expect(await store.list('pages')).toEqual([])
      expect(await store.putIfAbsent('parts/mf-a/1.0.0/artifact.json', 'again')).toBe(true)
      await expect(remover.remove('../outside.json')).rejects.toThrow('is not a valid store key')
    })

    it('throws, rather than returning undefined, when it cannot read or write', async () => {
      const store = await openBroken()
      for (const attempt of [
        () => store.get('broken/1.json'),
        () => store.list('broken'),
        () => store.putIfAbsent('broken/1.json', ''),
      ])
        await expect(attempt()).rejects.toThrow(ReleaseError)
    })

    it.each([
      '../outside.json',
      'pages/../../outside.json',
      'pages/../releases/production/1.json',
      '/etc/passwd',
      'pages//a.html',
      './a.json',
      'pages/',
      '',
      '.',
      '..',
      'pages/.hidden',
      'pages/a\0.html',
      'pages\\..\\a.html',
      'pages/%2e%2e/a.html',
    ])('refuses %j as a key', async (key) => {
      const store = (await open())()
      await expect(store.get(key)).rejects.toThrow('is not a valid store key')
      await expect(store.list(key)).rejects.toThrow('is not a valid store key')
      await expect(store.putIfAbsent(key, '')).rejects.toThrow('is not a valid store key')
    })
  })
}

/** For stores that others can write to: asserts that a value above the limit is not read. */
export async function refusesLargeValues(store: Store): Promise<void> {
  await store.putIfAbsent('pages/large.html', Buffer.alloc(largestValue + 1))
  await store.putIfAbsent('pages/largest.html', Buffer.alloc(largestValue))
  const lengthOf = async (key: string) => (await store.get(key))?.length
  await expect(lengthOf('pages/large.html')).rejects.toThrow(DamagedError)
  expect(await lengthOf('pages/largest.html')).toBe(largestValue)
}
