import { posix } from 'node:path'
import { parseSync, type types } from '@babel/core'
import packageJson from '../../package.json' with { type: 'json' }

/** The import aliases of package.json: `#contract/*` → `./src/contract/*`. */
const folderOf: Readonly<Record<string, string>> = packageJson.imports

export type Node = types.Node

/** An import, export-from or `import()`; `target` is a path in this repository or a package name. */
export type Import = { readonly line: number; readonly target: string; readonly kind: 'value' | 'type' | 'lazy' }

/** A file as the rules see it; `nodes` is its syntax tree in source order, empty for a file that is not TypeScript. */
export type SourceFile = {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  readonly nodes: readonly { readonly node: Node; readonly parents: readonly Node[] }[]
  readonly imports: readonly Import[]
}

/** Wraps a file's text; expensive parts are computed on first use. Throws where TypeScript cannot be parsed. */
export function sourceFile(path: string, text: string): SourceFile {
  let nodes: SourceFile['nodes'] | undefined
  let imports: readonly Import[] | undefined
  const file: SourceFile = {
    path,
    text,
    lines: text.replace(/\n$/, '').split('\n'),
    get nodes() {
      return (nodes ??= nodesOf(path, text))
    },
    get imports() {
      return (imports ??= file.nodes.flatMap(({ node }) => importsOf(path, node)))
    },
  }
  return file
}

function nodesOf(path: string, text: string): SourceFile['nodes'] {
  if (!/\.tsx?$/.test(path)) return []
  const language = path.endsWith('.d.ts') ? (['typescript', { dts: true }] as const) : 'typescript'
  const plugins = path.endsWith('.tsx') ? [language, 'jsx' as const] : [language]
  const tree = parseSync(text, {
    filename: path,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: plugins as [] },
  })
  const found: { node: Node; parents: readonly Node[] }[] = []
  const walk = (value: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, parents)
    else if (isNode(value)) {
      found.push({ node: value, parents })
      for (const [key, child] of Object.entries(value))
        if (!/Comments$|^(loc|extra|tokens|errors)$/.test(key)) walk(child, [...parents, value])
    }
  }
  walk(tree?.program, [])
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value

export const lineOf = (node: Node): number => node.loc?.start.line ?? 1

function importsOf(path: string, node: Node): Import[] {
  const made = (source: string, kind: Import['kind']): Import[] => [
    { line: lineOf(node), target: targetOf(path, source), kind },
  ]
  if (node.type === 'ImportDeclaration') {
    const isType =
      node.importKind === 'type' ||
      (node.specifiers.length > 0 &&
        node.specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'))
    return made(node.source.value, isType ? 'type' : 'value')
  }
  if ((node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.source) {
    return made(node.source.value, node.exportKind === 'type' ? 'type' : 'value')
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Import') {
    const [source] = node.arguments
    return source?.type === 'StringLiteral' ? made(source.value, 'lazy') : []
  }
  return []
}

const targetOf = (path: string, source: string): string => {
  const bare = source.replace(/\?.*$/, '')
  const alias = /^#[\w-]+\//.exec(bare)?.[0]
  const folder = alias && folderOf[`${alias}*`]
  if (alias && folder) return posix.join(folder.replace('*', ''), bare.slice(alias.length))
  return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : bare
}
