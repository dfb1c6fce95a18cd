/** A folder of content as `import.meta.glob` gives it: path of a file to what imports it. */
type Folder<Content> = Readonly<Record<string, () => Promise<{ readonly default: Content }>>>

/** Imports the one document whose file is named so. `undefined`: there is none. */
export async function contentNamed<Content>(
  folder: Folder<Content>,
  name = '',
): Promise<Content | undefined> {
  const file = Object.keys(folder).find(
    (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '') === name,
  )
  return file === undefined ? undefined : (await folder[file]?.())?.default
}
