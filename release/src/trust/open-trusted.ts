import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { trustFolder } from './memory.ts'
import { TrustedStore } from './trusted-store.ts'

/** The store named by STORE, as far as its keys are to be trusted. */
export const openTrusted = (): Store => new TrustedStore(openStore(), trustFolder())
