import type { Chance } from './fuzz.ts'

const climb = '../../../escaped'

const texts = [
  '',
  ' ',
  '.',
  '..',
  climb,
  `client/${climb}`,
  `server/${climb}.js`,
  '/etc/passwd',
  'constructor',
  '__proto__',
  'toString',
  'mf-a',
  'shell',
  'a\nb',
  'a\0b',
  '%',
  '%zz',
  '%00',
  '\ud800',
  ':',
  '/:a/:b',
  '/live/mf-a.json',
  'constructor() {} }; throw 1; //',
  'x'.repeat(10_000),
]

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { version: 1 },
]

/** A valid JSON value that is unexpected in any position. */
function oddValue(chance: Chance): unknown {
  if (chance.isOneIn(20)) return JSON.parse('{"__proto__":{"polluted":true}}')
  return chance.isOneIn(2) ? chance.pick(texts) : structuredClone(chance.pick(others))
}

type Holder = Record<string, unknown>

/** Every place in a value: the object that holds it, and its key there. */
function placesIn(value: unknown, found: [Holder, string][] = []): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return found
  for (const name of Object.keys(value)) {
    found.push([value as Holder, name])
    placesIn((value as Holder)[name], found)
  }
  return found
}

/** A copy with one to three changes: values replaced, removed, copied elsewhere, or renamed. */
export function mutate<T>(original: T, chance: Chance): T {
  const copy = structuredClone({ value: original }) as { value: T }
  for (let change = chance.below(3); change >= 0; change--) {
    const places = placesIn(copy)
    const [holder, name] = chance.pick(places)
    const [otherHolder, other] = chance.pick(places)
    const put = (at: Holder, key: string, value: unknown) =>
      Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true })
    switch (chance.below(5)) {
      case 0:
        if (holder !== copy) delete holder[name]
        break
      case 1:
        put(holder, name, structuredClone(otherHolder[other]))
        break
      case 2: {
        const value = holder[name]
        if (holder === copy || Array.isArray(holder)) break
        delete holder[name]
        put(holder, chance.pick(texts), value)
        break
      }
      default:
        put(holder, name, oddValue(chance))
    }
  }
  return copy.value
}
