import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, offered, publishMade, type RemoteOptions } from '../../testing/parts.ts'
import { routes } from '../../testing/site.ts'

/** What no build writes. */
const shellWith = (options: Partial<Parameters<typeof makeShell>[0]>) => () =>
  publishMade(new MemoryStore(), makeShell({ routes, ...options }), 'shell')
const route = (path: string) => shellWith({ routes: [{ path, part: 'mf-a', page: 'one' }] })
const remoteWith = (options: Partial<RemoteOptions>) => () =>
  publishMade(new MemoryStore(), makeRemote({ name: 'mf-a', ...options }), 'mf-a')
const { react } = offered()

const noPage = /the route ".*" is not a path that a page can have/

it.each([
  [
    'a library that is a path',
    shellWith({ libraries: { ...offered(), '../../../x': react } as never }),
    /"\.\.\/.* is not "react" or/,
  ],
  ['no libraries', shellWith({ libraries: {} as never }), /provides\.libraries\.react is no object/],
  [
    'code for a name',
    shellWith({ libraries: { ...offered(), react: { ...react, names: ['a } from "fs"; throw 1; //'] } } }),
    /names\[0\] is not the name of an export/,
  ],
  [
    'a script that ends its element',
    shellWith({ script: 'let a = "</script><script src=//x>"' }),
    /head\.script is not a script that neither ends nor hides its element/,
  ],
  ['a route that cannot be decoded', route('/100%'), /routes\[0\]\.path is not a path/],
  ['a route without its slash', route('about'), /routes\[0\]\.path/],
  ['a route that browsers walk out of', route('/a/../b'), noPage],
  ["a route in a part's folder", route('/mf-a/page'), noPage],
  ['a route to what a release answers itself', route('/release.json'), noPage],
  ['a route to pins', route('/live/mf-a.json'), noPage],
  ['a route in another spelling', route('/blog/c++'), noPage],
  ['a route in small digits', route('/%c3%a9t%c3%a9'), noPage],
  ['a route to pins in another spelling', route('/%6Cive/x'), noPage],
  ['a route with a slash in a name', route('/a%2Fb'), noPage],
  ['a route like a file of nginx', route('/a.html'), noPage],
  ['tokens of another kind', remoteWith({ needs: { tokens: 'ink' as never } }), /needs\.tokens is no list/],
  ['names over lines', remoteWith({ needs: { tokens: ['a\nb'] } }), /needs\.tokens\[0\] is not a name/],
  [
    'a file that is named twice',
    remoteWith({
      pages: { one: '""' },
      contents: { a: ['client/assets/direct.one.js', 'client/assets/direct.one.js'] },
    }),
    /page 'one' names a file twice/,
  ],
  [
    'a picture among what browsers import',
    remoteWith({ pages: { one: '""' }, contents: { a: ['client/a.svg'] }, files: { 'client/a.svg': '' } }),
    /page 'one' imports "client\/a\.svg", which is no module for browsers/,
  ],
  [
    'more to say of its files than visitors of other parts should load',
    remoteWith({
      pages: { one: '""' },
      contents: Object.fromEntries(
        Array.from({ length: 14_000 }, (_, index) => [`article-${index}`, ['client/assets/direct.one.js']]),
      ),
    }),
    /what it says of its pages and their files is \d+ KB/,
  ],
  [
    'a description that no server should read',
    remoteWith({ needs: { tokens: Array.from({ length: 200_000 }, (_, index) => `--token-${index}`) } }),
    /artifact\.json has \d MB/,
  ],
  [
    'a folder that is named like a copy of a file',
    remoteWith({ files: { 'client/a.js.br/b.js': '', 'client/a.js': '' } }),
    /"client\/a\.js\.br\/b\.js" is not a file's name/,
  ],
  [
    'a file that climbs',
    remoteWith({ files: { 'client/../../x': '' } }),
    /"client\/\.\.\/\.\.\/x" is not a file's name/,
  ],
])('publish refuses %s, although its hash is right', async (_, publish, because) => {
  await expect(publish()).rejects.toThrow(because)
})
