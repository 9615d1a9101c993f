import { parseArgs } from 'node:util'
import { moreBenches } from './benches/more-benches.ts'
import { type NetworkName, networkProfiles } from './network/network-profile.ts'

export const pageNames = ['home', 'product'] as const
export type PageName = (typeof pageNames)[number]

export type BenchOptions = {
  /** Names of more-benches.ts; if only these are requested, no page is measured. */
  readonly more: readonly string[]
  readonly pages: readonly PageName[]
  readonly networks: readonly NetworkName[]
  /** Documents with the first view's markup, without it, or both in turn. */
  readonly markups: readonly boolean[]
  /** The number of measurements; the median counts. */
  readonly runs: number
}

const markupChoices: Readonly<Record<string, readonly boolean[]>> = { on: [true], off: [false], both: [true, false] }
const networkNames = Object.keys(networkProfiles) as NetworkName[]

/**
 * Parses `--only home,product,saved-search --profile slow4g,slow3g,unshaped --with-markup on|off|both --quick`. Throws
 * a sentence.
 */
export function benchOptions(words: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string' },
      profile: { type: 'string' },
      'with-markup': { type: 'string', default: 'on' },
      quick: { type: 'boolean', default: false },
    },
  })
  const markups = markupChoices[values['with-markup']]
  if (!markups) throw new Error('--with-markup takes on, off or both.')
  const only = values.only?.split(',').map((word) => word.trim())
  const more = only?.filter((word) => Object.hasOwn(moreBenches, word)) ?? []
  const rest = only?.filter((word) => !more.includes(word))
  return {
    more,
    pages: rest?.length === 0 ? [] : chosen('--only', rest?.join(','), [...pageNames]),
    networks: chosen('--profile', values.profile, networkNames),
    markups,
    runs: values.quick ? 3 : 5,
  }
}

function chosen<Name extends string>(option: string, given: string | undefined, all: readonly Name[]): readonly Name[] {
  if (given === undefined) return all
  return given.split(',').map((word) => {
    const name = all.find((one) => one === word.trim())
    if (!name)
      throw new Error(
        `${option} takes ${[...all, ...(option === '--only' ? Object.keys(moreBenches) : [])].join(', ')}.`,
      )
    return name
  })
}
