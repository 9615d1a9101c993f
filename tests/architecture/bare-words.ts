import type { Finding } from './rule.ts'
import { lineOf, type Node, type SourceFile } from './source-file.ts'

const hasLetters = (text: string) => /\p{L}/u.test(text)
const textAttributes = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)$/
const macros = /^(Trans|Plural|Select|SelectOrdinal)$/

/** Names of other companies and products, which are the same in every language. */
const brandNames = /^(Facebook|Instagram|YouTube|TikTok|Google Play|App Store)$/

/** Text in JSX outside of Lingui macros: text between tags, and attributes that are read out or shown. */
export function bareWords({ nodes }: SourceFile): Finding[] {
  return nodes.flatMap(({ node, parents }) => {
    const words = wordsOf(node, parents)
    return words === null || !hasLetters(words) || brandNames.test(words.trim()) || parents.some(isMacro)
      ? []
      : [{ line: lineOf(node), message: `the untranslated text "${words.trim().slice(0, 40)}"` }]
  })
}

function wordsOf(node: Node, parents: readonly Node[]): string | null {
  if (node.type === 'JSXText') return node.value
  const text =
    node.type === 'StringLiteral'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.raw).join('')
        : null
  if (text === null) return null
  const [parent, grandparent] = [parents.at(-1), parents.at(-2)]
  if (parent?.type === 'JSXAttribute') return isSpoken(parent) ? text : null
  if (parent?.type !== 'JSXExpressionContainer') return null
  if (grandparent?.type === 'JSXAttribute') return isSpoken(grandparent) ? text : null
  return text
}

const isSpoken = (node: Extract<Node, { type: 'JSXAttribute' }>) =>
  node.name.type === 'JSXIdentifier' && textAttributes.test(node.name.name)

const isMacro = (node: Node) =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  macros.test(node.openingElement.name.name)
