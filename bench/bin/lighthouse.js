#!/usr/bin/env node
import { register } from 'tsx/esm/api'
import { ensureTools } from '../../e2e/run/ensure-tools.js'

ensureTools(['chromium'])
register()
await import('../src/lighthouse/cli.ts')
