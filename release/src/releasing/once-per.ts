import { same } from '../records/same.ts'

/** Acts again only if the key has changed since the last time. */
export function oncePer<Given extends unknown[], Made>(
  keyOf: (...given: Given) => unknown,
  act: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  let last: { readonly key: unknown; readonly made: Promise<Made> } | undefined
  return (...given) => {
    const key = keyOf(...given)
    if (!last || !same(last.key, key)) last = { key, made: act(...given) }
    return last.made
  }
}
