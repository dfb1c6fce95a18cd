import { createHash } from 'node:crypto'
import type { Plugin, UserConfig } from 'vite'
import { pathFrom } from './kit.ts'

/** The compiler's styled-components transform, the same for browser, Node and dev builds. */
export const styledComponents = (part: string): Exclude<NonNullable<UserConfig['oxc']>, false> => ({
  plugins: {
    styledComponents: {
      ssr: true,
      namespace: part,
      displayName: false,
      fileName: false,
      pure: true,
      minify: true,
      transpileTemplateLiterals: true,
    },
  },
})

/**
 * The transform derives component ids from the absolute path of a file, which differs between checkouts. This
 * derives them from the path relative to the part, so that the same sources produce the same bytes anywhere.
 * They are short, because each document lists those of all its styles.
 */
export const stableComponentIds = (part: string): Plugin => {
  const generated = new RegExp(`${part}__sc-[a-z0-9]+-(\\d+)`, 'g')
  const files = new Map<string, string>()
  let root = ''
  return {
    name: 'bridge:stable-component-ids',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!generated.test(code)) return
      const file = pathFrom(root, id.split('?')[0] as string)
      const hash = shortHash(file)
      const other = files.get(hash) ?? file
      if (other !== file) this.error(`${file} and ${other} would have the same style names: rename one`)
      files.set(hash, file)
      return { code: code.replace(generated, (_, n) => `${part}__${hash}-${n}`), map: null }
    },
  }
}

/** The prefix of the ids of a file's components. */
export const componentIdsOf = (part: string, root: string, file: string): string =>
  `${part}__${shortHash(pathFrom(root, file))}-`

const shortHash = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 5)
