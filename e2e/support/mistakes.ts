/** Mistakes that pass the build and all of the gate except its browser, which reports them before they go live. */
export const mistakes: Readonly<Record<string, { readonly code: string; readonly says: RegExp }>> = {
  terms: {
    code: '<p>{dice()}</p>',
    says: /\/terms, after a first touch: what it renders in the browser differs from its document/,
  },
  'privacy-policy': {
    code: "<p>{'window' in globalThis ? 'browser' : 'server'}</p>",
    says: /\/privacy-policy, after a first touch: what it renders in the browser differs/,
  },
  security: {
    code: "<Late act={() => { throw new Error('only in browsers') }} />",
    says: /\/security, after a first touch: .*only in browsers/,
  },
  'corporate-policies': {
    code: "<Late act={(element) => { Reflect.set(element, 'innerHTML', '<b>new</b>') }} />",
    says: /\/corporate-policies, after a first touch: .*TrustedHTML/,
  },
  'trust-and-security': {
    code: "<Late act={() => { fetch('https://elsewhere.example/').catch(() => {}) }} />",
    says: /\/trust-and-security, after a first touch: .*Content Security Policy/,
  },
  'responsible-disclosure': {
    code: "<Late act={(element) => { element.append(Object.assign(new Image(), { src: '/mf-legal/gone.png', alt: '' })) }} />",
    says: /\/responsible-disclosure, after a first touch: \/mf-legal\/gone\.png returned 404/,
  },
  'grievance-redressal-policy': {
    code: '<div><Wide>It cannot be narrower.</Wide><button type="button" /></div>',
    says: /\/grievance-redressal-policy, on landing: it scrolls horizontally, 700 px wide in a window of 390: see <div> It cannot be narrower/,
  },
}

/** Mistakes that affect only some visitors, or that log nothing. */
export const rarer: typeof mistakes = {
  terms: {
    code: "<Late act={() => { if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('it moves') }} />",
    says: /\/terms, after a first touch: .*it moves/,
  },
  'privacy-policy': {
    code: '<Suspense><NeverAlive /></Suspense>',
    says: /\/privacy-policy, after a first touch: its code did not hydrate the page within 5 s/,
  },
  'grievance-redressal-policy': {
    code: '<p>{today}</p>',
    says: /\/grievance-redressal-policy, after a first touch: what it renders in the browser differs/,
  },
  security: {
    code: "<p>{new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date('2027-01-29T16:00:00Z'))}</p>",
    says: /\/security, after a first touch: what it renders in the browser differs/,
  },
  'corporate-policies': {
    code: "<p>{['b', 'a', 'c'].sort((one, other) => one.localeCompare(other)).join(' ')}</p>",
    says: /\/corporate-policies, after a first touch: what it renders in the browser differs/,
  },
  'trust-and-security': {
    code: "<Late act={() => { throw new Error('none at ' + document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href) }} />",
    says: /\/trust-and-security, after a first touch: .*none at http/,
  },
  'responsible-disclosure': {
    code: "<Late act={() => location.replace('/about')} />",
    says: /\/responsible-disclosure, .*: it redirects to \/about by itself; link there/,
  },
}

/** The UTC fields of this date are the local time where pages are rendered: Pacific/Pago_Pago. */
const rendered = new Date(Date.now() - 11 * 60 * 60 * 1000)

/** Ways in which the browser's clock must differ from the renderer's; a fixed offset would miss some on most days. */
const sides = {
  'the other half of the year': `now.getMonth() < 6 !== ${rendered.getUTCMonth() < 6}`,
  'the other kind of day': `(now.getDay() % 6 === 0) !== ${rendered.getUTCDay() % 6 === 0}`,
  'the other half of the day': `now.getHours() < 12 !== ${rendered.getUTCHours() < 12}`,
}

const onceDefined =
  "customElements.define('x' + location.pathname.replaceAll('/', '-'), class extends HTMLElement {})"

const inWideWindow = `<>
    <Late act={() => { if (innerWidth < 800) ${onceDefined} }} />
    ${Object.entries(sides)
      .map(
        ([what, isSo]) =>
          `<Late act={() => { const now = clock(); if (innerWidth > 800 && ${isSo}) throw new Error('${what}') }} />`,
      )
      .join('\n')}
    <p>{'matchMedia' in globalThis && matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow'}</p>
    <Late act={() => { if (innerWidth > 800) throw new Error('too wide') }} />
    <Late act={() => { if (isDark() && localStorage.getItem('seen')) throw new Error('seen in the dark') }} />
    <Late act={() => localStorage.setItem('seen', '1')} />
    {MORE}
  </>`
const differs = (slug: string) => new RegExp(`/${slug}, after a first touch: what it renders`)
const more: typeof mistakes = {
  security: {
    code: '<p>{new Date(performance.timeOrigin).toISOString().slice(0, 10)}</p>',
    says: differs('security'),
  },
  terms: {
    code: "<p>{new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).formatToParts().map(({ value }) => value)}</p>",
    says: differs('terms'),
  },
  'responsible-disclosure': {
    code: '<img src="data:image/png;base64,dmVyc2lvbg==" width="20" height="20" alt="" />',
    says: /\/responsible-disclosure, (on landing|after a first touch): data:image\S+ is not an image/,
  },
}

/** One mistake per page that shows only in a wide, dark window or on a later visit, and on some pages a second. */
export const later: typeof mistakes = Object.fromEntries(
  Object.keys(mistakes).map((slug) => [
    slug,
    {
      code: inWideWindow.replace('{MORE}', more[slug]?.code ?? ''),
      says: more[slug]?.says ?? /too wide/,
    },
  ]),
)

/** The policy page's source, with one mistake per policy; `port` is where its WebRTC call would connect. */
export const mistaken = (page: string, wrong: typeof mistakes, port = 9) =>
  page
    .replace('\ntype Props', `${helpersFor(wrong, port)}\ntype Props`)
    .replace('<SideIndex entries', '{mistakes[policy.slug]?.()}\n      <SideIndex entries')

const helpersFor = (wrong: typeof mistakes, port: number) => `
import { Suspense, use, useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

const dice = Math.random

const Wide = styled.div\`width: 700px;\`
const Phone = styled.div\`width: 360px;\`
const Far = styled.div\`margin-top: 6000px;\`

function cover() {
  const element = Object.assign(document.createElement('div'), { textContent: 'Accept?' })
  Object.assign(element.style, { position: 'fixed', inset: '0' })
  return element
}

/** Must not reach the network: the browser may reach only the server of the planned release. */
function call() {
  const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] })
  connection.createDataChannel('out')
  connection.createOffer().then((offer) => connection.setLocalDescription(offer))
}

function Late({ act }: { act: (element: HTMLElement) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    call()
    act(place.current as HTMLElement)
  }, [act])
  return <div ref={place} />
}

const never = new Promise<never>(() => {})
function NeverAlive() {
  if ('window' in globalThis) use(never)
  return <button type="button">Press</button>
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches
const clock = () => new Date()
const today = clock().toISOString().slice(0, 10)

const mistakes: Record<string, () => ReactNode> = {
${Object.entries(wrong)
  .map(([slug, { code }]) => `  '${slug}': () => ${code},`)
  .join('\n')}
}
`
