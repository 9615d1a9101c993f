import type { Target } from './targets.ts'

type Unit = 'kB' | 'MB' | 'ms' | '×' | 'requests' | 'nodes' | ''
/** A row of the results: the name of a measure, its connection, and its targets. */
export type Row = {
  readonly measure: string
  readonly network: string
  readonly value: number
  readonly unit: Unit
  readonly target?: Target | null
  readonly limitMs?: number | null
}

const digits: Readonly<Record<Unit, number>> = { kB: 1, MB: 1, ms: 0, '×': 2, requests: 0, nodes: 0, '': 3 }
const after: Readonly<Record<Unit, string>> = {
  kB: ' kB',
  MB: ' MB',
  ms: ' ms',
  '×': '×',
  requests: '',
  nodes: '',
  '': '',
}
const show = (value: number, unit: Unit) => (Number.isNaN(value) ? '–' : `${value.toFixed(digits[unit])}${after[unit]}`)

function line({ measure, network, value, unit, target, limitMs }: Row): string {
  const verdict = (max: number) => `≤ ${show(max, unit)} ${value <= max + 1e-9 ? '✓' : '✗'}`
  const limit = limitMs ? [show(limitMs, 'ms'), show(value / limitMs, '×')] : ['', '']
  return `| ${[measure, network, show(value, unit), ...limit, target?.others ?? '', target ? verdict(target.atLeast) : '', target ? verdict(target.moonshot) : ''].join(' | ')} |`
}

/**
 * The table of every benchmark: each measure with its limit, the others' figure and both targets of
 * docs/quality.md#speed.
 */
export const rowsTable = (rows: readonly Row[]): string =>
  [
    '| measure | network | ours | limit | ours / limit | others | at least | moonshot |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(line),
  ].join('\n')
