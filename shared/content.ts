/** A file of a content folder: one document. */
export interface ContentModule<Content> {
  readonly content: Content
}

/** A folder of content as `import.meta.glob` gives it: path of a file to what imports it. */
type Folder<Content> = Readonly<Record<string, () => Promise<ContentModule<Content>>>>

/** Imports the one document whose file is named so. `undefined`: there is none. */
export async function contentNamed<Content>(
  folder: Folder<Content>,
  name = '',
): Promise<Content | undefined> {
  const file = Object.keys(folder).find((path) => nameOf(path) === name)
  return file === undefined ? undefined : (await folder[file]?.())?.content
}

/** Names of all documents. */
export const contentNames = (folder: Folder<unknown>): readonly string[] => Object.keys(folder).map(nameOf)

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
