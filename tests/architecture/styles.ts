import type { Finding } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const named =
  'aqua|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gray|grey|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|peru|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow|(?:dark|light|medium|pale|deep|hot|ghost|floral|antique|dodger|royal|slate|steel|midnight|forest|sea|spring)[a-z]+'
const raw = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${named})(?![\\w(-])`,
  'i',
)
const coloured = /^(--|.*(color|background|border|outline|shadow|fill|stroke|decoration|column-rule|filter|mask|image))/

/** Literal colours in a style sheet. */
export function rawColours({ text }: SourceFile): Finding[] {
  const clean = blank(text)
  return [...clean.matchAll(/(?<=[;{}\s])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const [, property = '', value = ''] = match
    const colour = coloured.test(property) ? raw.exec(value)?.[0] : undefined
    return colour ? [{ line: lineAt(clean, match.index), message: `the colour ${colour}` }] : []
  })
}

const steps = [360, 390, 640, 768, 835, 1024, 1280]
const known = new Set(steps.flatMap((step) => [step, step - 1]))

/** A container query in rem, which depends on the text size and not on the screen, and is therefore allowed. */
const inLetters = /@container \([^{()]*rem\)/g

/** Widths in media queries that are not among the design's breakpoints. */
export function strangeBreakpoints({ path, text }: SourceFile): Finding[] {
  const clean = (path.endsWith('.css') ? blank(text) : text).replaceAll(inLetters, (query) => ' '.repeat(query.length))
  return [
    ...clean.matchAll(/(?:@media[^{]*?|\()(?:(?:min-|max-)?(?:width|inline-size)\s*(?::|[<>]=?)\s*)([\d.]+)(px|r?em)/g),
  ].flatMap((match) => {
    const isKnown = match[2] === 'px' && known.has(Number(match[1]))
    return isKnown ? [] : [{ line: lineAt(clean, match.index), message: `a breakpoint at ${match[1]}${match[2]}` }]
  })
}

/** The same text with comments, strings and addresses replaced by spaces, so that line numbers stay the same. */
const blank = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, (part) => part.replace(/[^\n]/g, ' '))

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
