import { eager } from './eager.ts'
import { limit } from './limit.ts'
import { monoliths } from './monolith.ts'
import { naive } from './naive.ts'
import { released, reporting } from './released.ts'
import { scriptless } from './scriptless.ts'
import type { Variant, VariantKey } from './variant.ts'

/** Builds and serves the chosen variants. */
export async function openVariants(
  keys: readonly VariantKey[],
  pages: readonly string[],
): Promise<readonly Variant[]> {
  const site = await released()
  const federated = keys.includes('c') ? [await naive(site, pages)] : []
  const watched = keys.includes('h') ? [await reporting(site)] : []
  const ours = [site, await scriptless(site, pages), await eager(site, pages), await limit(site, pages)]
  const all = [...(await monoliths(site, pages)), ...federated, ...ours, ...watched]
  return all.filter(({ key }) => keys.includes(key))
}
