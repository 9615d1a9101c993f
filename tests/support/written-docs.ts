import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpoints } from '#contract/endpoints.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The failures that the text above the table lists for whole groups of endpoints. */
const usual = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED']

/** The table of endpoints of docs/wire.md: method, path, access and failures, in the order of the contract. */
export function endpointTable(): string {
  const rows = Object.values(endpoints).map(({ method, path, access, failures }) => {
    const ownFailures = failures.filter((code) => !usual.includes(code))
    return `| ${method} | \`${path}\` | ${access} | ${ownFailures.map((code) => `\`${code}\``).join(' ') || '–'} |`
  })
  return ['| method | path | access | failures |', '|---|---|---|---|', ...rows].join('\n')
}

/** A decision's number, title, date and status from its file; an empty string where one is missing. */
export type Decision = {
  readonly file: string
  readonly number: string
  readonly title: string
  readonly date: string
  readonly status: string
}

/** Every decision of docs/decisions, ordered by number. */
export function decisions(): Decision[] {
  const folder = join(root, 'docs/decisions')
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const first = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
      return {
        file,
        number: file.slice(0, 4),
        title: first(/^# \d{4} (.+)$/m),
        date: first(/^Date: (\d{4}-\d\d-\d\d)$/m),
        status: first(/^Status: (accepted|superseded by \d{4})$/m),
      }
    })
}

/** The index of docs/decisions/README.md. */
export const decisionTable = (): string =>
  [
    '| number | decision | date | status |',
    '|---|---|---|---|',
    ...decisions().map(
      ({ file, number, title, date, status }) => `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
    ),
  ].join('\n')

/** The parts of the documents that `npm run docs` writes: file, name of the surrounding markers, text. */
export const writtenParts: readonly { file: string; marker: string; text: () => string }[] = [
  { file: 'docs/wire.md', marker: 'endpoints', text: endpointTable },
  { file: 'docs/decisions/README.md', marker: 'decisions', text: decisionTable },
]

/** The document with the text between `<!-- marker -->` and `<!-- /marker -->` replaced. */
export function withPart(document: string, marker: string, text: string): string {
  const [start, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`]
  const [before, rest = ''] = document.split(start)
  const after = rest.split(end)[1]
  if (after === undefined) throw new Error(`The markers ${start} and ${end} are missing`)
  return `${before}${start}\n\n${text}\n\n${end}${after}`
}
