import { expect, it } from 'vitest'
import { firstBreach } from './house-rules.ts'

const said = (code: string) => {
  const found = firstBreach(code, 'page.tsx')
  return found && `${code.slice(0, found.at).split('\n').length}: ${found.what}`
}

it.each([
  ['a random value in a page', 'export default () => <p>{Math.random()}</p>', '1: a random value is used'],
  [
    'a random value in a component',
    'const Card = () => {\n  const key = crypto.randomUUID()\n}',
    '2: a random value is used',
  ],
  ['the time in a component', 'function Year() { return new Date().getFullYear() }', '1: the time is used'],
  ['the time in a hook', 'export const useNow = () => Date.now()', '1: the time is used'],
  ['the time when the page was opened', 'const opened = performance.timeOrigin', '1: the time is used'],
  [
    'a check for the browser',
    "export default function Any() { return typeof window === 'undefined' }",
    '1: a check',
  ],
  ['a check for the document', 'const Card = function () { return typeof document }', '1: a check'],
  ['the query from a hook', 'export default () => { const [query] = useSearchParams() }', '1: the query'],
  [
    'the query from the location',
    'function Page() { return new URLSearchParams(window.location.search).get("kind") }',
    '1: the query',
  ],
  [
    'an innerHTML assignment',
    "const fill = (element) => {\n  element.innerHTML = '<b>'\n}",
    '2: HTML strings',
  ],
  ['HTML inserted beside an element', "element.insertAdjacentHTML('beforeend', text)", '1: HTML strings'],
  ['HTML set through React', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />', '1: HTML strings'],
  ['a style attribute', 'const a = <p style={{ top: 0 }} />', '1: style attributes'],
  [
    'a hex colour',
    'const A = styled.p`\n  margin: 0;\n  color: #0a7f51;\n`',
    '1: the colour #0a7f51 must be a token',
  ],
  [
    'a colour function',
    'const A = styled(B)`border: 1px solid rgb(0 0 0 / 10%);`',
    '1: the colour rgb(…) must be a token',
  ],
  [
    'a named colour',
    'const A = styled.p.attrs({})`background: white;`',
    '1: the colour white must be a token',
  ],
  ['a text size', 'const A = styled.p`margin: 0; font-size: 18px;`', '1: the text size 18px must be a token'],
  [
    'a text size in a font',
    'const A = styled.p`font: 600 1.2rem / 1.2 var(--font-text);`',
    '1: the text size',
  ],
  ['a fluid text size', 'const A = styled.p`font-size: clamp(1rem, 2vw, 3rem);`', '1: the text size'],
  ['a colour in keyframes', 'const a = keyframes`from { fill: red; }`', '1: the colour red must be a token'],
])('finds %s', (_, code, message) => {
  expect(said(code)).toMatch(new RegExp(`^${message.replace(/[().]/g, '\\$&')}`))
})

it.each([
  ['a text size from the tokens', 'const A = styled.p`font: 600 var(--size-small) / 1.2 var(--font-text);`'],
  ['a text size capped by a token', 'const A = styled.p`font-size: clamp(0.8rem, 2vw, var(--size-body));`'],
  ['a relative text size', 'const A = styled.p`font-size: 0.9em; margin: 1rem;`'],
  ['a text size in a drawing', 'const A = styled.svg`text { font: 600 12px var(--font-text); }`'],
  ['a random value in an effect', 'const Card = () => { useEffect(() => { key.current = Math.random() }) }'],
  ['the time in a handler', 'const Card = () => <button onClick={() => send(Date.now())} />'],
  ['a fixed date', "const Card = () => <time>{new Date('2026-01-02').getDate()}</time>"],
  ['a random value outside rendering', 'const key = () => Math.random()'],
  ['a check for the browser outside rendering', "const here = typeof window !== 'undefined'"],
  ['reading HTML', 'const text = element.innerHTML'],
  ['a custom property', "element.style.setProperty('--at', '3')"],
  [
    'colours from the tokens',
    'const A = styled.p`color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent);`',
  ],
  [
    'values that are not colours',
    'const A = styled.p`white-space: nowrap; transition: color 200ms; border: 0; fill: url(#fade);`',
  ],
  ['a selector that looks like a colour', 'const A = styled.p`&:hover #add { margin: 0; }`'],
  ['a file that does not parse (the bundler reports it)', 'const a = <div>'],
])('lets %s pass', (_, code) => {
  expect(said(code)).toBeUndefined()
})
