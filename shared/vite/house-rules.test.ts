import { expect, it } from 'vitest'
import { firstBreach } from './house-rules.ts'

const said = (code: string) => {
  const found = firstBreach(code, 'page.tsx')
  return found && `${code.slice(0, found.at).split('\n').length}: ${found.what}`
}

it.each([
  ['chance in a page', 'export default () => <p>{Math.random()}</p>', '1: chance is asked'],
  [
    'chance in a component',
    'const Card = () => {\n  const key = crypto.randomUUID()\n}',
    '2: chance is asked',
  ],
  ['the time in a component', 'function Year() { return new Date().getFullYear() }', '1: the time is asked'],
  ['the time in a hook', 'export const useNow = () => Date.now()', '1: the time is asked'],
  [
    'a question for the browser',
    "export default function Any() { return typeof window === 'undefined' }",
    '1: whether',
  ],
  ['a question for its document', 'const Card = function () { return typeof document }', '1: whether'],
  ['the query of the address', 'export default () => { const [query] = useSearchParams() }', '1: the query'],
  [
    'the query in the place',
    'function Page() { return new URLSearchParams(window.location.search).get("kind") }',
    '1: the query',
  ],
  ['HTML from text', "const fill = (element) => {\n  element.innerHTML = '<b>'\n}", '2: HTML from text'],
  ['HTML beside an element', "element.insertAdjacentHTML('beforeend', text)", '1: HTML from text'],
  ['HTML in React', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />', '1: HTML from text'],
  ['a style attribute', 'const a = <p style={{ top: 0 }} />', '1: a style attribute'],
  [
    'a colour in digits',
    'const A = styled.p`\n  margin: 0;\n  color: #0a7f51;\n`',
    '1: a colour of its own, #0a7f51',
  ],
  [
    'a colour by a function',
    'const A = styled(B)`border: 1px solid rgb(0 0 0 / 10%);`',
    '1: a colour of its own, rgb(…)',
  ],
  [
    'a colour by its name',
    'const A = styled.p.attrs({})`background: white;`',
    '1: a colour of its own, white',
  ],
  ['a text size', 'const A = styled.p`margin: 0; font-size: 18px;`', '1: a text size of its own, 18px'],
  ['a text size in a font', 'const A = styled.p`font: 600 1.2rem / 1.2 var(--font-text);`', '1: a text size'],
  ['a text size that grows', 'const A = styled.p`font-size: clamp(1rem, 2vw, 3rem);`', '1: a text size'],
  ['a colour in a movement', 'const a = keyframes`from { fill: red; }`', '1: a colour of its own, red'],
])('finds %s', (_, code, message) => {
  expect(said(code)).toMatch(new RegExp(`^${message.replace(/[().]/g, '\\$&')}`))
})

it.each([
  ['a text size of the design', 'const A = styled.p`font: 600 var(--size-small) / 1.2 var(--font-text);`'],
  [
    'a text size up to one of the design',
    'const A = styled.p`font-size: clamp(0.8rem, 2vw, var(--size-body));`',
  ],
  ['a text size beside what is around it', 'const A = styled.p`font-size: 0.9em; margin: 1rem;`'],
  ['a text size in a drawing', 'const A = styled.svg`text { font: 600 12px var(--font-text); }`'],
  ['chance in an effect', 'const Card = () => { useEffect(() => { key.current = Math.random() }) }'],
  ['the time in a handler', 'const Card = () => <button onClick={() => send(Date.now())} />'],
  ['a day that is named', "const Card = () => <time>{new Date('2026-01-02').getDate()}</time>"],
  ['chance outside of what renders', 'const key = () => Math.random()'],
  ['a question for the browser outside of what renders', "const here = typeof window !== 'undefined'"],
  ['HTML that is read', 'const text = element.innerHTML'],
  ['a custom property', "element.style.setProperty('--at', '3')"],
  [
    'colours of the design',
    'const A = styled.p`color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent);`',
  ],
  [
    'no colour',
    'const A = styled.p`white-space: nowrap; transition: color 200ms; border: 0; fill: url(#fade);`',
  ],
  ['a selector that could be a colour', 'const A = styled.p`&:hover #add { margin: 0; }`'],
  ['a file that cannot be read: the bundler says why', 'const a = <div>'],
])('lets %s pass', (_, code) => {
  expect(said(code)).toBeUndefined()
})
