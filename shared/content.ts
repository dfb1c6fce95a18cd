/** A file in a content folder: one document. */
export interface ContentModule<Content> {
  readonly content: Content
}

/** A content folder as `import.meta.glob` returns it: file path to the function that imports it. */
type Folder<Content> = Readonly<Record<string, () => Promise<ContentModule<Content>>>>

/** Imports the document whose file has this name, or returns undefined if there is none. */
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
