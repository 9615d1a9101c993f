import type { Finding } from './rule.ts'
import { lineOf, type Node, type SourceFile } from './source-file.ts'

type Inspection = (node: Node, parents: readonly Node[]) => string | null

const inspectNodes =
  (inspect: Inspection) =>
  ({ nodes }: SourceFile): Finding[] =>
    nodes.flatMap(({ node, parents }) => {
      const message = inspect(node, parents)
      return message === null ? [] : [{ line: lineOf(node), message }]
    })

/** Calls of `fetch`, also as a property of the global object. */
export const fetchCalls = inspectNodes((node) => {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  const isGlobal =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    /^(window|self|globalThis)$/.test(callee.object.name)
  const name = isGlobal ? callee.property : callee
  return name.type === 'Identifier' && name.name === 'fetch' ? 'calls fetch' : null
})

/** Forms whose input a waiting update could reload away: calls of `useForm` in a file that never holds updates. */
export function formsWithoutHold({ nodes }: SourceFile): Finding[] {
  const callsOf = (names: RegExp) =>
    nodes.filter(
      ({ node }) => node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.test(node.callee.name),
    )
  if (callsOf(/^(useHoldUpdates|useSavedDraft)$/).length > 0) return []
  return callsOf(/^useForm$/).map(({ node }) => ({ line: lineOf(node), message: 'a form without a hold' }))
}

/** Statements written with the `sql` tag. */
export const sqlStatements = inspectNodes((node) =>
  node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 'sql' ? 'SQL' : null,
)

const queryStarts = /^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

/** Queries built with Kysely: calls of its methods that begin a query. */
export const builtQueries = inspectNodes((node) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const { property } = node.callee
  return property.type === 'Identifier' && queryStarts.test(property.name) ? `calls ${property.name}` : null
})

/** Complete statements whose row type is declared by hand: calls of `query`, and ``sql<Row>`…`.execute()``. */
export const manuallyTypedRows = inspectNodes((node) => {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name === 'query' ? 'calls query' : null
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'TaggedTemplateExpression') return null
  const isTyped = Boolean(callee.object.typeParameters)
  return isTyped && callee.property.type === 'Identifier' && callee.property.name === 'execute' ? 'sql<Row>' : null
})

/** Strings in the code that match `pattern`; comments and regular expressions are ignored. */
export const stringsLike = (pattern: RegExp) =>
  inspectNodes((node) => {
    const text =
      node.type === 'StringLiteral' || node.type === 'JSXText'
        ? node.value
        : node.type === 'TemplateElement'
          ? node.value.raw
          : null
    const match = text === null ? null : pattern.exec(text)
    return match ? `"${match[0].trim()}"` : null
  })

/** `any`, and the equivalent casts through `unknown`. */
export const looseTypes = inspectNodes((node) => {
  if (node.type === 'TSAnyKeyword') return '`any`'
  const isDoubleAssertion =
    node.type === 'TSAsExpression' &&
    node.expression.type === 'TSAsExpression' &&
    node.expression.typeAnnotation.type === 'TSUnknownKeyword'
  return isDoubleAssertion ? '`as unknown as`' : null
})

/** Exported functions without a doc comment. */
export const undocumentedFunctions = inspectNodes((node) => {
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

/** A file that only re-exports from other files. */
export function barrel({ nodes }: SourceFile): Finding[] {
  const program = nodes[0]?.node
  if (program?.type !== 'Program' || program.body.length === 0) return []
  const isAll = program.body.every(
    (one) => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source),
  )
  return isAll ? [{ line: 1, message: 'the file holds re-exports only' }] : []
}

/** Lines that match `pattern`, comments included. */
export const linesLike =
  (pattern: RegExp) =>
  ({ lines }: SourceFile): Finding[] =>
    lines.flatMap((line, at) => (pattern.test(line) ? [{ line: at + 1, message: `"${pattern.exec(line)?.[0]}"` }] : []))

/** A file of more than `most` lines. */
export const longerThan =
  (max: number) =>
  ({ lines }: SourceFile): Finding[] =>
    lines.length > max ? [{ line: max + 1, message: `${lines.length} lines, at most ${max}` }] : []
