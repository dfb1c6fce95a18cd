import type { ShownSum } from './add-up.ts'

/** Runs in the page: every total on a trade's page, read from the text as it is displayed. */
export function tradeSums(): ShownSum[] {
  const sums: ShownSum[] = []
  const shown = (within: ParentNode, selector: string) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  /** Reads −₹6,700.00 as −670000, and a dash as 0. Ignores labels inside the element. */
  const paise = (element: Element | undefined): number => {
    const own = element?.cloneNode(true) as Element | undefined
    for (const label of own?.querySelectorAll('i, small') ?? []) label.remove()
    const [, sign, digits] = own?.textContent?.match(/([−+]?)₹?([\d,]+(?:\.\d+)?)/) ?? []
    return Math.round(Number(`${sign === '−' ? '-' : ''}${digits?.replaceAll(',', '') ?? 0}`) * 100)
  }
  const add = (what: string, parts: readonly Element[], total: Element | undefined) =>
    sums.push({ what, parts: parts.map(paise), total: paise(total) })

  const cells = (row: Element) => shown(row, '[data-is]:not([data-is="step"], [data-is="fact"])')
  const lines = shown(document, ':not([data-earlier]) > :is([data-row="line"], [data-row="stitched"])')
  const [total] = shown(document, ':not([data-earlier]) > [data-row="total"]')
  for (const sum of total ? cells(total) : []) {
    const is = sum.dataset['is']
    if (is === 'name' || is === 'detail' || !/\d/.test(sum.textContent)) continue
    const at = sum.parentElement ? [...sum.parentElement.children].indexOf(sum) : -1
    add(
      `paper, column ${at}`,
      lines.map((line) => line.children[at] as Element),
      sum,
    )
  }

  for (const line of lines) {
    const all = cells(line)
    const from = all.findIndex(({ dataset }) => dataset['is'] === 'sum')
    const between = from < 0 ? [] : all.slice(from + 1, -1)
    if (between.length === 0) continue
    const signed = between.map((cell) => (cell.dataset['is'] === 'less' ? -paise(cell) : paise(cell)))
    sums.push({ what: 'line', parts: [paise(all[from]), ...signed], total: paise(all.at(-1)) })
  }

  for (const line of shown(document, '[data-row="stitched"]')) {
    const steps = shown(line, '[data-is="step"]')
    const [sum] = shown(line, '[data-is="sum"]')
    const [net] = shown(line, '[data-is="net"]')
    const signed = /[−+]/.test(steps[0]?.textContent ?? '')
    if (steps.length) add('stitched line', signed && sum ? [sum, ...steps] : steps, net)
  }

  add('ledger', shown(document, 'header [data-sum="part"]'), shown(document, '[data-sum="whole"]')[0])

  const entries = shown(document, 'section ol > li > b')
  const [came, went] = shown(document, 'section dl dd')
  const close = document
    .querySelector('section ol > li > time')
    ?.closest('section')
    ?.querySelectorAll('time + b')
  add(
    'in',
    entries.filter((entry) => paise(entry) > 0),
    came,
  )
  add(
    'out',
    entries.filter((entry) => paise(entry) < 0),
    went,
  )
  add(
    'book',
    [came, went].filter((sum) => sum !== undefined),
    [...(close ?? [])].at(-1),
  )

  for (const piece of shown(document, '[data-piece]')) {
    const parts = shown(piece, '[data-sum="part"]')
    if (parts.length) add('piece', parts, shown(piece, '[data-sum="whole"]')[0])
  }

  const fall = shown(document, '[data-is="from"] em, [role="img"] [data-is="less"] em')
  if (fall.length) add('waterfall', fall, shown(document, '[data-is="rest"] b')[0])

  const marks = shown(document, '[data-tally] > svg')
  const [agree, of] = document.querySelector('[data-caption]')?.textContent.match(/\d+/g) ?? []
  const open = marks.filter((mark) => mark.hasAttribute('data-open')).length
  if (agree) sums.push({ what: 'rack, open', parts: [Number(agree), open], total: marks.length })
  if (of) sums.push({ what: 'rack, all', parts: [marks.length], total: Number(of) })

  const [whole] = shown(document, '[data-adds="whole"]')
  if (whole) add('own figure', shown(document, '[data-adds="part"]'), whole)
  return sums
}

/** Runs in the page: the home page's totals. */
export function homeSums(): ShownSum[] {
  const paise = (text: string) => Number(text.replace(/\D/g, '')) * 100
  const amounts = (text: string) => (text.match(/₹[\d,]+/g) ?? []).map(paise)
  const weekend = [...document.querySelectorAll<HTMLElement>('main section')].find((section) =>
    section.querySelector('h2')?.textContent.startsWith('Branches'),
  )
  const flags = [...(weekend?.querySelectorAll<HTMLElement>('[role="img"] span') ?? [])].filter((span) =>
    span.textContent.includes('₹'),
  )
  const [crossed = 0] = amounts(weekend?.querySelector('p')?.textContent ?? '')
  const inLedger = (cells: string) =>
    [...document.querySelectorAll<HTMLElement>(`main table ${cells} [data-at]`)]
      .filter((value) => value.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap(({ textContent }) => amounts(textContent))
  const [left = 0] = inLedger('tfoot td')
  const month = [...document.querySelectorAll<HTMLElement>('#products + [role="img"] p')].map(
    ({ textContent }) => amounts(textContent)[0] ?? 0,
  )
  const [[came = 0, before = 0] = [], [rests = 0] = [], [went = 0] = []] = [
    ...document.querySelectorAll<HTMLElement>('#products ~ ul p:first-child'),
  ].map(({ textContent }) => amounts(textContent))
  return [
    { what: 'balance before, received and sent', parts: [before, came, -went], total: rests },
    { what: 'balances of the banks, and sent', parts: month.slice(1, -1), total: before + came },
    { what: 'weekend', parts: flags.flatMap(({ textContent }) => amounts(textContent)), total: crossed },
    { what: 'payout', parts: inLedger('tbody td:nth-child(2)'), total: left },
  ]
}
