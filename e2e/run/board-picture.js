#!/usr/bin/env node
// @ts-check
/** Takes the screenshot in docs/board.md: node e2e/run/board-picture.js <the board's address> docs/board.png */
import { chromium } from '@playwright/test'

const [, , address = '', file = ''] = process.argv
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: { width: 1120, height: 816 } })
await page.goto(address)
await page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first().waitFor()
await page.screenshot({ path: file })
await browser.close()
