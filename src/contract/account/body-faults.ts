import type * as v from 'valibot'
import { type SentenceCode, sentences } from './sentences.ts'

/** The code of a missing field, by the end of its name; `REQUIRED` for all other fields. */
const missing: readonly (readonly [name: RegExp, code: SentenceCode])[] = [
  [/mobile$/i, 'MOBILE_REQUIRED'],
  [/^(user)?mail$/i, 'MAIL_REQUIRED'],
  [/password$/i, 'PASSWORD_REQUIRED'],
  [/^code$/, 'CODE_REQUIRED'],
  [/^nickName$/, 'NICK_NAME_REQUIRED'],
]

const isSentenceCode = (text: string): text is SentenceCode => text in sentences

/** The codes of a missing field. */
export const missingCodes: readonly SentenceCode[] = ['REQUIRED', ...missing.map(([, code]) => code)]

/** Whether a value is empty: an empty value counts as absent (docs/wire.md#conventions). JSON sends NaN as null. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/**
 * The first error of every field of a query or a body: the field's path (`body` for the body itself) and a code of
 * sentences.ts. A missing or empty value has the code of a missing field, a value of the wrong type or form `INVALID`
 * or the code of its rule.
 */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, SentenceCode> {
  const faults: Record<string, SentenceCode> = {}
  for (const { issue, path } of issues.flatMap((one) => located(one, []))) faults[path] ??= codeOf(issue, path)
  return faults
}

type Located = { readonly issue: v.BaseIssue<unknown>; readonly path: string }

/** An issue with its path from the root; the issues of a union's nearest shape have paths within the union's value. */
function located(issue: v.BaseIssue<unknown>, before: readonly string[]): Located[] {
  const keys = [...before, ...(issue.path ?? []).map(({ key }) => String(key))]
  return issue.type === 'union' && issue.issues
    ? nearest(issue.issues).flatMap((one) => located(one, keys))
    : [{ issue, path: keys.join('.').slice(0, 80) || 'body' }]
}

/** Of several shapes that all fail, the issues of the shape with the fewest errors. */
function nearest(issues: readonly v.BaseIssue<unknown>[]): readonly v.BaseIssue<unknown>[] {
  const shapes = new Map<number, v.BaseIssue<unknown>[]>()
  let shape = -1
  const seen = new Set<string>()
  // The issues of the shapes follow one another; each shape names a field once.
  for (const one of issues) {
    const key = String(one.path?.[0]?.key)
    if (shape < 0 || seen.has(key)) {
      shape += 1
      seen.clear()
    }
    seen.add(key)
    shapes.set(shape, [...(shapes.get(shape) ?? []), one])
  }
  const absent = (shape: v.BaseIssue<unknown>[]) => shape.filter(({ received }) => received === 'undefined').length
  return [...shapes.values()].sort((a, b) => absent(a) - absent(b) || a.length - b.length)[0] ?? issues
}

function codeOf({ kind, input, message }: v.BaseIssue<unknown>, path: string): SentenceCode {
  const own = isSentenceCode(message) ? message : undefined
  if (isEmpty(input)) return own ?? missing.find(([name]) => name.test(path))?.[1] ?? 'REQUIRED'
  return kind === 'schema' ? 'INVALID' : (own ?? 'INVALID')
}
