import type { Finding } from './rule.ts'
import { lineOf, type Node, type SourceFile } from './source-file.ts'

type Look = (node: Node, parents: readonly Node[]) => string | null

const look =
  (say: Look) =>
  ({ nodes }: SourceFile): Finding[] =>
    nodes.flatMap(({ node, parents }) => {
      const what = say(node, parents)
      return what === null ? [] : [{ line: lineOf(node), what }]
    })

/** Calls of `fetch`, also as a property of the global object. */
export const fetchCalls = look((node) => {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  const isGlobal =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    /^(window|self|globalThis)$/.test(callee.object.name)
  const name = isGlobal ? callee.property : callee
  return name.type === 'Identifier' && name.name === 'fetch' ? 'calls fetch' : null
})

/** Statements made with the `sql` tag. */
export const sqlStatements = look((node) =>
  node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 'sql' ? 'SQL' : null,
)

const queryStarts = /^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

/** Queries that are built with Kysely: its methods that begin a query. */
export const builtQueries = look((node) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const { property } = node.callee
  return property.type === 'Identifier' && queryStarts.test(property.name) ? `calls ${property.name}` : null
})

/** Whole statements whose rows are typed by hand: calls of `query`, and ``sql<Row>`…`.execute()``. */
export const handTypedRows = look((node) => {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name === 'query' ? 'calls query' : null
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'TaggedTemplateExpression') return null
  const isTyped = Boolean(callee.object.typeParameters)
  return isTyped && callee.property.type === 'Identifier' && callee.property.name === 'execute' ? 'sql<Row>' : null
})

/** Strings in the code that `pattern` fits; comments and regular expressions do not count. */
export const stringsLike = (pattern: RegExp) =>
  look((node) => {
    const text =
      node.type === 'StringLiteral' || node.type === 'JSXText'
        ? node.value
        : node.type === 'TemplateElement'
          ? node.value.raw
          : null
    const match = text === null ? null : pattern.exec(text)
    return match ? `"${match[0].trim()}"` : null
  })

/** `any`, and casts through `unknown`, which are the same with more letters. */
export const looseTypes = look((node) => {
  if (node.type === 'TSAnyKeyword') return '`any`'
  const isThroughUnknown =
    node.type === 'TSAsExpression' &&
    node.expression.type === 'TSAsExpression' &&
    node.expression.typeAnnotation.type === 'TSUnknownKeyword'
  return isThroughUnknown ? '`as unknown as`' : null
})

/** Exported functions without a doc comment. */
export const undocumentedFunctions = look((node) => {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return null
  const { declaration } = node
  const isFunction =
    declaration.type === 'FunctionDeclaration' ||
    (declaration.type === 'VariableDeclaration' &&
      declaration.declarations.some(({ init }) => /^(Arrow)?FunctionExpression$/.test(init?.type ?? '')))
  const isDocumented = node.leadingComments?.some(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'))
  return isFunction && !isDocumented ? `${nameOf(declaration)} has no doc comment` : null
})

function nameOf(declaration: Node): string {
  const named =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations[0]?.id
      : 'id' in declaration
        ? declaration.id
        : null
  return named?.type === 'Identifier' ? named.name : 'the function'
}

/** A file that only hands on what others export. */
export function barrel({ nodes }: SourceFile): Finding[] {
  const program = nodes[0]?.node
  if (program?.type !== 'Program' || program.body.length === 0) return []
  const isAll = program.body.every(
    (one) => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source),
  )
  return isAll ? [{ line: 1, what: 'the file holds re-exports only' }] : []
}

/** Lines whose text `pattern` fits, comments included. */
export const linesLike =
  (pattern: RegExp) =>
  ({ lines }: SourceFile): Finding[] =>
    lines.flatMap((line, at) => (pattern.test(line) ? [{ line: at + 1, what: `"${pattern.exec(line)?.[0]}"` }] : []))

/** A file of more than `most` lines. */
export const longerThan =
  (most: number) =>
  ({ lines }: SourceFile): Finding[] =>
    lines.length > most ? [{ line: most + 1, what: `${lines.length} lines, at most ${most}` }] : []
