import MagicString from 'magic-string'
import { type ESTree, parseSync } from 'vite'

/** The source with one more line at the end of an exported list; `undefined` if there is no such list. */
export function withElement(source: string, name: string, line: string): string | undefined {
  const { program, comments } = parseSync('list.ts', source)
  const list = program.body.map((statement) => exportedList(statement, name)).find(Boolean)
  if (!list) return
  const edited = new MagicString(source)
  const last = list.elements.at(-1)
  if (last) {
    const rest = edited.clone().remove(0, last.end).remove(list.end, source.length)
    for (const { start, end } of comments) if (start >= last.end && end <= list.end) rest.remove(start, end)
    if (!rest.toString().includes(',')) edited.appendLeft(last.end, ',')
  }
  const end = list.end - 1
  const isOwnLine = /\n[ \t]*$/.test(source.slice(0, end))
  return edited.appendLeft(end, `${isOwnLine ? '' : '\n'}  ${line}\n`).toString()
}

function exportedList(
  statement: ESTree.Program['body'][number],
  name: string,
): ESTree.ArrayExpression | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return
  for (const { id, init } of statement.declaration.declarations) {
    if (id.type !== 'Identifier' || id.name !== name) continue
    let value = init
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
      value = value.expression
    if (value?.type === 'ArrayExpression') return value
  }
}
