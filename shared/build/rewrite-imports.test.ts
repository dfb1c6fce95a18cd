import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { rewriteImports } from './rewrite-imports.ts'

const wrappers = new Map([
  [
    'assets/shared.react-1.js',
    { library: 'react' as const, nameOf: (name: string) => name.replace('__mf_0', 'useId') },
  ],
])
const rewritten = (code: string, moduleIds: readonly string[] = []) =>
  rewriteImports({ code, moduleIds, fileName: 'assets/page-1.js' } as unknown as Rolldown.OutputChunk, {
    wrappers,
    copyOf: (file) => file.replace('assets/', 'assets/direct.'),
    onName: () => {},
  })

it("points a wrapper's imports at the library, and all others at the copies", () => {
  expect(rewritten('import{__mf_0 as e}from"./shared.react-1.js";import{t}from"./common-1.js";')).toBe(
    'import{useId as e}from"react";import{t}from"./direct.common-1.js";',
  )
})

const helper = 'import{t as e}from"./vite-preload-helper-1.js";'

it('points dynamic imports and re-exports at the copies, and drops the wrapper around them', () => {
  expect(
    rewritten(
      'import{t as e}from"./vite-preload-helper-1.js";const a=()=>e(()=>import(`./a-1.js`),[],import.meta.url);export{b}from"./b-1.js";export{a};',
    ),
  ).toBe('const a=()=>import("./direct.a-1.js");export{b}from"./direct.b-1.js";export{a};')
  expect(() => rewritten(`${helper}e(()=>import("./a-1.js"),["./a.css"]);`, ['/w/mf-a/page.tsx'])).toThrow(
    'assets/page-1.js: a dynamic import in page.tsx must load only a module',
  )
})

it.each([
  ['e(()=>import("./a-1.js").then(a=>a.b),[])', '(()=>import("./direct.a-1.js").then(a=>a.b))()'],
  [
    'e(async()=>{let{a:t}=await import("./a-1.js");return{a:t}},[],import.meta.url)',
    '(async()=>{let{a:t}=await import("./direct.a-1.js");return{a:t}})()',
  ],
  [
    'e(async()=>{await e(()=>import("./a-1.js"),[]);await import("./b-1.js")},[])',
    '(async()=>{await import("./direct.a-1.js");await import("./direct.b-1.js")})()',
  ],
])('keeps what a dynamic import does with its module: %s', (wrapped, unwrapped) => {
  expect(rewritten(`${helper}const x=${wrapped};`)).toBe(`const x=${unwrapped};`)
})

/** What the bundler leaves of `import 'react'`, and of any unused import. */
const bare = 'import"./shared.react-1.js";'

it('drops an unused import of a library', () => {
  expect(rewritten(`${bare}import{t}from"./common-1.js";t();`)).toBe(
    'import{t}from"./direct.common-1.js";t();',
  )
})

it('requires libraries to be imported by name', () => {
  expect(() => rewritten('import*as e from"./shared.react-1.js";')).toThrow('import react by name')
  expect(() => rewritten('export{__mf_0}from"./shared.react-1.js";')).toThrow('import react by name')
  expect(() => rewritten('import{default as e}from"./shared.react-1.js";')).toThrow(
    "assets/page-1.js: import react by name, as in 'import { useState }'",
  )
})

it('lists the libraries that may contain the CommonJS module', () => {
  const modules = [
    '/w/node_modules/.pnpm/left@1/node_modules/left/index.js',
    '/w/mf-a/page.tsx',
    '\0rolldown/runtime.js',
  ]
  expect(() => rewritten('import{__commonJSMin as t,jsx as r}from"./shared.react-1.js";', modules)).toThrow(
    'assets/page-1.js: a remote must bundle ES modules only; replace the CommonJS module among: left',
  )
})
