import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { benchOptions, type PageName } from './bench-options.ts'
import { moreBenches } from './benches/more-benches.ts'
import { calibrate } from './calibrate.ts'
import { measurePage } from './measure-page.ts'
import { networkProfiles } from './network/network-profile.ts'
import { resultsTable } from './results-table.ts'
import { openStage } from './stage.ts'

const results = '.cache/bench/results.md'
const log = (sentence: string) => void process.stderr.write(`${sentence}\n`)

/**
 * `npm run bench`: home and product over shaped connections, as ratios to the computed limit (docs/quality.md#speed),
 * or a single benchmark of more-benches.ts with `--only NAME`. Prints Markdown and writes it to
 * .cache/bench/results.md. A slow run is no failure; gates elsewhere check bytes and counts.
 */
async function main(): Promise<void> {
  const options = benchOptions(process.argv.slice(2))
  mkdirSync('.cache/bench', { recursive: true })
  writeFileSync(results, '')
  // Each part is printed at once, so that an aborted run has shown its results.
  const reportProgress = (part: string) => {
    appendFileSync(results, `${part}\n`)
    process.stdout.write(`${part}\n`)
  }
  for (const name of options.more) reportProgress((await moreBenches[name]?.(log)) ?? '')
  if (options.pages.length === 0) return log(results)
  log('Opening the mall …')
  const stage = await openStage()
  try {
    reportProgress(
      `## Speed and bytes\n\nMedian of ${options.runs}; phone 390×844 at 2×, CPU 4×, HTTP/2 over TLS 1.3; kB = 1000 bytes.\n`,
    )
    for (const network of options.networks) {
      stage.shaper.use(networkProfiles[network])
      const calibration = await calibrate(stage.shaper.port, networkProfiles[network])
      if (!calibration) continue
      const { measuredMs, limitMs } = calibration
      const percentOver = ((measuredMs / limitMs - 1) * 100).toFixed(1)
      reportProgress(
        `Shaper, ${calibration.network}, 100 kB: ${measuredMs.toFixed(0)} ms, formula ${limitMs.toFixed(0)} ms (${percentOver} % beyond it).\n`,
      )
    }
    const paths = await pathsOf(stage.mall)
    for (const page of options.pages) {
      for (const hasMarkup of options.markups)
        reportProgress(resultsTable(await measurePage(stage, page, paths[page], hasMarkup, options, log)))
    }
    log(results)
  } finally {
    await stage.close()
  }
}

/** The measured paths; the product is the first on the home page. */
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
