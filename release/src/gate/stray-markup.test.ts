import { expect, it } from 'vitest'
import { strayMarkup } from './stray-markup.ts'

const layout = {
  before: '<header id="top"></header><main id="main">',
  after:
    '</main><footer><p>Footer</p></footer><div id="drawer"><details class="a" name="menus"><summary>M</summary></details></div>',
  css: '',
}
const found = (html: string) => strayMarkup(html, layout, 'https://forms.example/contact')

it.each([
  '',
  'text alone',
  '<h1 id="a">A</h1><p>one<!-- --> two</p><!--$--><p>three</p><!--/$-->',
  '<svg viewBox="0 0 1 1"><title>A drawing</title><path d="M0 0"></path></svg>',
  '<link rel="preload" as="image" href="/a.png"/><img src="/a.png" alt="">',
  '<form action="https://forms.example/contact" method="post"><input name="a"></form><form action="/forms/contact"></form>',
  '<table><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
  '<img alt="JavaScript: a history" src="/a.png"><a title="JavaScript: how we use it" href="/b">b</a>',
  '<details><summary>Q</summary><p>A</p></details><a href="/b#c">b</a>',
])('accepts %s', (html) => {
  expect(found(html)).toBeUndefined()
})

it.each([
  '</main><footer>mine</footer><main>',
  'text</main>text',
  '</div>',
  '</div><div>',
  '</p></div>',
  '<div><b>',
  '<!--',
  '<textarea>',
  '<i>',
  '<select>',
  '<plaintext>',
  '</body><body onload="x()">',
  '<html lang="xx">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">',
  '<body class="dark">',
  '<a href="/">a',
])('refuses %s, which would not stay in its place', (html) => {
  expect(found(html)).toMatch(
    /^(closes <|does not close <|has HTML that is not well-formed|must not contain <)/,
  )
})

const nested = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`

it('accepts pages with many sibling elements, and as much nesting as browsers do', () => {
  expect(found(`<p>${'<br>'.repeat(200_000)}</p>`)).toBeUndefined()
  expect(found(nested(400))).toBeUndefined()
  for (const depth of [401, 20_000])
    expect(found(nested(depth))).toBe('nests elements more than 400 deep: <div>')
})

it('creates no more elements than a page has tags', () => {
  const formats = Array.from({ length: 3000 }, (_, index) => `<b class="${index}">`).join('')
  const page = `<p>${formats}${'<div>x</div>'.repeat(3000)}${'</b>'.repeat(3000)}</p>`
  const began = performance.now()
  expect(found(page)).toContain('where parsers would move them')
  expect(performance.now() - began).toBeLessThan(1000)
})

it.each([
  ['<textarea></textarea\v><p title="</textarea><meta http-equiv=refresh>"></p>', 'not well-formed'],
  ['<p></p\u00a0>', 'not well-formed'],
  ['<p\u3000class="x"></p>', 'not well-formed'],
  ['<select><textarea></textarea><select></main></select></select>', 'only options'],
  ['<select><optgroup><img alt=""></optgroup></select>', 'only options'],
  ['<select><option><b>x</b></option></select>', 'only text'],
  ['<optgroup><p>x</p></optgroup>', 'outside <select>'],
  ['<p><div>x</div></p>', 'where parsers would move them'],
  ['<table><b>x</b></table>', 'where parsers would move them'],
  ['<img name="querySelector" alt="">', 'must not set name on <img>'],
  ['<form name="getElementById"></form>', 'must not set name on <form>'],
  ['<main></main>', 'must not contain <main>'],
  ['<script>x()</script>', 'must not contain <script>'],
  ['<select><p></p></select>', 'only options'],
  ['<textarea><p></p></textarea>', 'only text'],
  ['<div/>', 'cannot be self-closing'],
  ['<p a=b></p>', 'not well-formed'],
  ['<p>\0</p>', 'NUL character'],
  ['<script>x()</script>', 'React writes one for a form whose action is a function'],
  ['<button interestfor="a"></button><div popover id="a"></div>', 'on hover or focus'],
  ['<video src="/a.mp4"></video>', 'video is not served'],
  ['<button formaction="javascript:x()"></button>', 'a script in the formaction attribute of <button>'],
  [
    '<svg><a><set attributeName="href" to="javascript:x()"></set></a></svg>',
    'a script in the to attribute of <set>',
  ],
  ['<svg><a xlink:href="javascript:x()"></a></svg>', 'a script in the href attribute of <a>'],
  ['<svg><script>x()</script></svg>', 'must not contain <script>'],
  ['<svg><style>a{}</style></svg>', 'must not contain <style>'],
  ['<style>footer{}</style>', 'must not contain <style>'],
  ['<svg><foreignObject></foreignObject></svg>', 'must not contain <foreignObject>: use <text>'],
  ['<svg><filter><feDisplacementMap></feDisplacementMap><feTile></feTile></filter></svg>', undefined],
  ['<base href="https://other.example/">', 'must not contain <base>'],
  ['<meta http-equiv="refresh" content="0">', 'must not contain <meta>'],
  ['<link rel="stylesheet" href="/x.css">', 'must not contain <link>'],
  ['<title>Other</title>', 'must not contain <title>'],
  ['<iframe srcdoc="x"></iframe>', 'must not contain <iframe>'],
  ['<template shadowrootmode="open"><style>:host{}</style></template>', 'must not contain <template>'],
  ['<p style="color:red"></p>', 'must not set style on <p>'],
  ['<p ONCLICK="x()"></p>', 'must not set onclick on <p>'],
  ['<a href=" java script:x()">a</a>', undefined],
  ['<a href=" javascript:x()">a</a>', 'a script in the href attribute of <a>'],
  ['<a href="java&Tab;script&colon;x()">a</a>', 'a script in the href attribute of <a>'],
  ['<svg><a xlink:href="java&#10;script:x()"></a></svg>', 'a script in the href attribute of <a>'],
  [
    '<svg><a><animate attributeName="href" values="/a; javascript:x()"></animate></a></svg>',
    'a script in the values attribute of <animate>',
  ],
  ['<form action="//site.invalid/"></form>', 'a form that submits to "//site.invalid/"'],
  ['<form action="https://elsewhere.invalid/"></form>', 'a form that submits to'],
  ['<form action="https://other.example/"></form>', 'a form that submits to "https://other.example/"'],
  ['<form action="//other.example/"></form>', 'a form that submits to "//other.example/"'],
  ['<form action="https:other.example"></form>', 'a form that submits to "https:other.example"'],
  ['<form action="/\\\\other.example/"></form>', 'a form that submits to'],
  [
    '<button formaction="https://other.example/"></button>',
    'a form that submits to "https://other.example/"',
  ],
  ['<svg><set attributeName="width" to="0"></set></svg>', undefined],
  ['<svg><animate href="#dot"></animate><circle id="dot"></circle></svg>', undefined],
  [
    '<svg><set href="#drawer" attributeName="display" to="none"></set></svg>',
    'must not animate "#drawer": the href of <set> must be an id of the page',
  ],
  ['<svg><animate xlink:href="#top" attributeName="width"></animate></svg>', 'must not animate "#top"'],
  ['<svg><animateMotion href="#top"></animateMotion></svg>', 'the href of <animateMotion> must be an id'],
  ['<svg><animateTransform href="#top"></animateTransform></svg>', 'must not animate "#top"'],
  [
    '<svg><circle id="dot"></circle><set href="#dot" xlink:href="#top"></set></svg>',
    'must not animate "#top"',
  ],
  ['<svg><circle id="dot"></circle><set href="/a#dot"></set></svg>', 'must not animate "/a#dot"'],
  ['<h2 id="bridge-data">Bridge data</h2>', 'the id "bridge-data", which its document already uses'],
  ['<h2 id="main">Main</h2>', 'the id "main"'],
  ['<h2 id="drawer">Drawer</h2>', 'the id "drawer"'],
  ['<h2 id="a">A</h2><h2 id="a">A</h2>', 'the id "a"'],
  [
    '<details name="menus"><summary>Q</summary></details>',
    '<details> named "menus", which its layout already uses',
  ],
  ['<details name="questions"><summary>Q</summary></details>', undefined],
])('reports for %s: %s', (html, problem) => {
  if (problem) expect(found(html)).toContain(problem)
  else expect(found(html)).toBeUndefined()
})
