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

/** The first error of every field of a body: the field's path and a code of sentences.ts. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, SentenceCode> {
  const faults: Record<string, SentenceCode> = {}
  for (const issue of issues.flatMap(nearest)) {
    const path = (issue.path ?? [])
      .map(({ key }) => String(key))
      .join('.')
      .slice(0, 80)
    faults[path] ??= codeOf(issue, path)
  }
  return faults
}

/** Of several shapes that all fail, the shape with the fewest errors. */
function nearest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  if (issue.type !== 'union' || !issue.issues) return [issue]
  const shapes = new Map<number, v.BaseIssue<unknown>[]>()
  let shape = -1
  const seen = new Set<string>()
  // The issues of the shapes follow one another; each shape names a field once.
  for (const one of issue.issues as readonly v.BaseIssue<unknown>[]) {
    const key = String(one.path?.[0]?.key)
    if (shape < 0 || seen.has(key)) {
      shape += 1
      seen.clear()
    }
    seen.add(key)
    shapes.set(shape, [...(shapes.get(shape) ?? []), one])
  }
  const absent = (shape: v.BaseIssue<unknown>[]) => shape.filter(({ received }) => received === 'undefined').length
  return [...shapes.values()].sort((a, b) => absent(a) - absent(b) || a.length - b.length)[0] ?? [issue]
}

function codeOf(issue: v.BaseIssue<unknown>, path: string): SentenceCode {
  if (isSentenceCode(issue.message)) return issue.message
  if (issue.received !== 'undefined') return 'BAD_REQUEST'
  return missing.find(([name]) => name.test(path))?.[1] ?? 'REQUIRED'
}
