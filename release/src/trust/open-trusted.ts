import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { trustFolder } from './memory.ts'
import { TrustedStore } from './trusted-store.ts'

/** The store named by STORE, with its records verified against their keys. */
export const openTrusted = (): Store => new TrustedStore(openStore(), trustFolder())
