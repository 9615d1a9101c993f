import { compileMessage } from '@lingui/message-utils/compileMessage'

type Part = string | readonly [name: string, kind?: string, forms?: unknown]
type Plural = { readonly kind: 'cardinal' | 'ordinal'; readonly forms: readonly string[] }

/** Parses an ICU message into parts; choices contain parts again. Throws for wrong syntax. */
const partsOf = (message: string): readonly Part[] => {
  const parts: unknown = compileMessage(message)
  return typeof parts === 'string' ? [parts] : (parts as readonly Part[])
}

/** Every text inside a choice's forms, by the form's name. */
const formsOf = (part: Part): readonly (readonly [string, readonly Part[]])[] => {
  if (typeof part === 'string' || typeof part[2] !== 'object' || part[2] === null) return []
  return Object.entries(part[2]).flatMap(([form, parts]) =>
    form === 'offset' ? [] : [[form, typeof parts === 'string' ? [parts] : (parts as readonly Part[])] as const],
  )
}

const deep = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...formsOf(part).flatMap(([, inside]) => deep(inside))])

/** The names of a message's arguments, each once. */
export const argumentsOf = (message: string): string[] =>
  [
    ...new Set(
      deep(partsOf(message)).flatMap((part) => (typeof part === 'string' || part[0] === '#' ? [] : [part[0]])),
    ),
  ].sort()

/** The tags of a message, such as `<0>` and `</0>`, each once, because plural forms repeat them. */
export const tagsOf = (message: string): string[] => [...new Set(message.match(/<\/?\w+\/?>/g) ?? [])].sort()

/** The plural choices of a message, with their forms. */
export const pluralsOf = (message: string): Plural[] =>
  deep(partsOf(message)).flatMap((part): Plural[] => {
    if (typeof part === 'string' || !/^(plural|selectordinal)$/.test(part[1] ?? '')) return []
    return [{ kind: part[1] === 'plural' ? 'cardinal' : 'ordinal', forms: formsOf(part).map(([form]) => form) }]
  })

/** The visible text of a message, without tags and arguments. */
export const shownText = (message: string): string =>
  deep(partsOf(message))
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/<\/?\w+\/?>/g, ' ')
