import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, offered, publishMade, type RemoteOptions } from '../../testing/parts.ts'
import { routes } from '../../testing/site.ts'

/** Artifacts that no build writes. */
const shellWith = (options: Partial<Parameters<typeof makeShell>[0]>) => () =>
  publishMade(new MemoryStore(), makeShell({ routes, ...options }), 'shell')
const route = (path: string) => shellWith({ routes: [{ path, part: 'mf-a', page: 'one' }] })
const remoteWith = (options: Partial<RemoteOptions>) => () =>
  publishMade(new MemoryStore(), makeRemote({ name: 'mf-a', ...options }), 'mf-a')
const { react } = offered()

const noPage = /the route ".*" must be a valid path for a page/

it.each([
  [
    'a library that is a path',
    shellWith({ libraries: { ...offered(), '../../../x': react } as never }),
    /"\.\.\/.* must be "react" or/,
  ],
  [
    'a shell without libraries',
    shellWith({ libraries: {} as never }),
    /provides\.libraries\.react must be an object/,
  ],
  [
    'code in place of an export name',
    shellWith({ libraries: { ...offered(), react: { ...react, names: ['a } from "fs"; throw 1; //'] } } }),
    /names\[0\] must be a valid export name/,
  ],
  [
    'a script that closes its element',
    shellWith({ script: 'let a = "</script><script src=//x>"' }),
    /head\.script must be a script that neither closes nor comments out its element/,
  ],
  ['a route that cannot be decoded', route('/100%'), /routes\[0\]\.path must be a path/],
  ['a route without a leading slash', route('about'), /routes\[0\]\.path/],
  ['a route that browsers resolve to another', route('/a/../b'), noPage],
  ["a route in a part's folder", route('/mf-a/page'), noPage],
  ['a route to a file that servers generate', route('/release.json'), noPage],
  ['a route to pins', route('/live/mf-a.json'), noPage],
  ['a route to the address that the form posts to', route('/forms/contact'), noPage],
  ['a route that is not canonically encoded', route('/blog/c++'), noPage],
  ['a route with lower-case escapes', route('/%c3%a9t%c3%a9'), noPage],
  ['a route to pins in another encoding', route('/%6Cive/x'), noPage],
  ['a route with a slash in a segment', route('/a%2Fb'), noPage],
  ['a route that collides with a file that nginx serves', route('/a.html'), noPage],
  [
    'tokens of the wrong type',
    remoteWith({ needs: { tokens: 'ink' as never } }),
    /needs\.tokens must be a list/,
  ],
  [
    'names with line breaks',
    remoteWith({ needs: { tokens: ['a\nb'] } }),
    /needs\.tokens\[0\] must be a one-line/,
  ],
  [
    'a file that is listed twice',
    remoteWith({
      pages: { one: '""' },
      contents: { a: ['client/assets/direct.one.js', 'client/assets/direct.one.js'] },
    }),
    /page 'one' lists a file twice/,
  ],
  [
    'a picture among the modules that browsers import',
    remoteWith({ pages: { one: '""' }, contents: { a: ['client/a.svg'] }, files: { 'client/a.svg': '' } }),
    /page 'one' imports "client\/a\.svg", which must be a \.js or \.mjs file in client\//,
  ],
  [
    'a pin that is too large for visitors to other parts',
    remoteWith({
      pages: { one: '""' },
      contents: Object.fromEntries(
        Array.from({ length: 14_000 }, (_, index) => [`article-${index}`, ['client/assets/direct.one.js']]),
      ),
    }),
    /its pin is \d+ KB/,
  ],
  [
    'an artifact.json that is too large for servers',
    remoteWith({ needs: { tokens: Array.from({ length: 200_000 }, (_, index) => `--token-${index}`) } }),
    /artifact\.json is \d MB/,
  ],
  [
    'a folder named like a compressed copy',
    remoteWith({ files: { 'client/a.js.br/b.js': '', 'client/a.js': '' } }),
    /"client\/a\.js\.br\/b\.js" must be a valid file name/,
  ],
  [
    'a file path that climbs out of its folder',
    remoteWith({ files: { 'client/../../x': '' } }),
    /"client\/\.\.\/\.\.\/x" must be a valid file name/,
  ],
])('publish refuses %s, even in a version whose hash is correct', async (_, publish, because) => {
  await expect(publish()).rejects.toThrow(because)
})
