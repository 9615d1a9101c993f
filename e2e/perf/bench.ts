import { mkdirSync, writeFileSync } from 'node:fs'
import { benchOptions, type PageName } from './bench-options.ts'
import { calibrate } from './calibrate.ts'
import { measurePage } from './measure-page.ts'
import { networkProfiles } from './network-profile.ts'
import { resultsTable } from './results-table.ts'
import { openStage } from './stage.ts'

const results = '.cache/bench/results.md'
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)

/**
 * `npm run bench`: home and product over shaped connections, as ratios to the computed limit (quality.md §1). Prints
 * Markdown and writes it to .cache/bench/results.md. A slow run is no failure; bytes and counts are gates elsewhere.
 */
async function main(): Promise<void> {
  const options = benchOptions(process.argv.slice(2))
  say('Opening the mall …')
  const stage = await openStage()
  try {
    const parts = [`## Speed and bytes\n\nMedian of ${options.runs}; phone 390×844 at 2×, CPU 4×, HTTP/2 over TLS 1.3; kB = 1000 bytes.\n`]
    for (const network of options.networks) {
      stage.shaper.use(networkProfiles[network])
      const calibration = await calibrate(stage.shaper.port, networkProfiles[network])
      if (!calibration) continue
      const { measuredMs, limitMs } = calibration
      const share = ((measuredMs / limitMs - 1) * 100).toFixed(1)
      parts.push(`Shaper, ${calibration.network}, 100 kB: ${measuredMs.toFixed(0)} ms, formula ${limitMs.toFixed(0)} ms (${share} % beyond it).\n`)
      say(parts.at(-1)?.trim() ?? '')
    }
    const paths = await pathsOf(stage.mall)
    for (const page of options.pages) {
      for (const hasMarkup of options.markups) parts.push(resultsTable(await measurePage(stage, page, paths[page], hasMarkup, options, say)))
    }
    mkdirSync('.cache/bench', { recursive: true })
    writeFileSync(results, parts.join('\n'))
    process.stdout.write(`${parts.join('\n')}\n${results}\n`)
  } finally {
    await stage.close()
  }
}

/** Where the pages are: the product is the first that home shows. */
async function pathsOf(mall: string): Promise<Record<PageName, string>> {
  const document = await (await fetch(`${mall}/`)).text()
  const product = /href="(\/products\/[^"?#]+)/.exec(document)?.[1]
  if (!product) throw new Error('Home shows no product, so there is no product page to measure.')
  return { home: '/', product }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
