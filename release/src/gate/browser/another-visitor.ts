declare global {
  interface Window {
    /** The elements of `<main>` as the server sent them. */
    'bridge:sent'?: readonly Element[]
  }
}

/**
 * Runs in a page before its own scripts. The visitor's clock and language must not change what a page renders, so here
 * it is another day and time, and text without an explicit locale is sorted and capitalised differently. Everything
 * else about the language is set by the context. `ahead` is in ms.
 */
export function becomeAnotherVisitor(ahead: number): void {
  const Then = Date
  const now = () => Then.now() + ahead
  globalThis.Date = new Proxy(Then, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made === Date ? target : made),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Then.prototype.constructor = Date
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead })

  const { DateTimeFormat, Collator } = Intl
  const format = Object.getOwnPropertyDescriptor(DateTimeFormat.prototype, 'format')
  const { formatToParts } = DateTimeFormat.prototype
  DateTimeFormat.prototype.formatToParts = function (date = now()) {
    return formatToParts.call(this, date)
  }
  Object.defineProperty(DateTimeFormat.prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      const formatted = format?.get?.call(this)
      return (date?: Date | number) => formatted(date ?? now())
    },
  })
  const reversed = (locales: unknown, collator: Intl.Collator) => {
    const { compare } = collator
    if (locales === undefined)
      Object.defineProperty(collator, 'compare', {
        value: (one: string, other: string) => -compare(one, other),
      })
    return collator
  }
  Intl.Collator = new Proxy(Collator, {
    construct: (target, [locales, ...given]) => reversed(locales, new target(locales, ...given)),
    apply: (target, _, [locales, ...given]) => reversed(locales, target(locales, ...given)),
  })
  const { localeCompare, toLocaleUpperCase, toLocaleLowerCase } = String.prototype
  Object.assign(String.prototype, {
    localeCompare(this: string, other: string, locales?: string, options?: Intl.CollatorOptions) {
      const order = localeCompare.call(this, other, locales, options)
      return locales === undefined ? -order : order
    },
    toLocaleUpperCase(this: string, locales = 'tr') {
      return toLocaleUpperCase.call(this, locales)
    },
    toLocaleLowerCase(this: string, locales = 'tr') {
      return toLocaleLowerCase.call(this, locales)
    },
  })

  addEventListener('DOMContentLoaded', () => {
    // React leaves two kinds of elements alone: styles at the fold, which compose/critical-css.ts puts there, and its
    // own preloads of a page's first images.
    window['bridge:sent'] = [...document.querySelectorAll('main :not(style[data-rendered], link)')]
  })
}
