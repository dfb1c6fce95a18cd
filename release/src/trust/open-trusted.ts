import { openStore } from '../store/open-store.ts'
import { trustFolder } from './memory.ts'
import { TrustedStore } from './trusted-store.ts'

/** The store named by STORE, with its records verified against their keys. */
export const openTrusted = (): TrustedStore => new TrustedStore(openStore(), trustFolder())
