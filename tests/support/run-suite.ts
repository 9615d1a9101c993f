import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readSums, type Sums, sumsVariable, withCrash } from './sums.ts'

/** A suite is a command; `isOneTest` marks a command that counts as a single test. */
export type Suite = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly isOneTest?: boolean
  /** The number of cores that the suite occupies. */
  readonly cores: 1 | 2
  /** The suite whose result this suite needs. */
  readonly after?: string
}

/** The full run covers every combination of languages, themes and widths (docs/quality.md#tests). */
const isFull = process.env['TEST_FULL'] === '1'
const longest = (isFull ? 300 : 60) * 60_000
/** A suite that has printed nothing for this long will not end by itself. Some suites print only file by file. */
const longestSilence = (isFull ? 120 : 10) * 60_000
const folder = '.cache/tests'

/**
 * Runs a suite to its end, at most one hour, or five hours in the full run. A suite that prints nothing for `silence` ms
 * is ended, and has failed. The output goes to a file, and also to the terminal if something failed.
 */
export async function runSuite(
  { name, command: [program, ...rest], isOneTest = false }: Suite,
  environment: NodeJS.ProcessEnv,
  silence = longestSilence,
): Promise<Sums> {
  const output = `${folder}/${name}.log`
  const sumsFile = `${folder}/${name}.json`
  mkdirSync(dirname(output), { recursive: true })
  readSums(sumsFile)
  const file = createWriteStream(output)
  // The suite gets a process group of its own, so that all processes it started end with it.
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...environment, [sumsVariable]: sumsFile },
  })
  const end = () => endGroup(child.pid)
  const endBecause = (reason: string) => {
    file.write(`${name} was ended: ${reason}.\n`)
    end()
  }
  const timer = setTimeout(endBecause, longest, `it ran for ${longest / 60_000} minutes`)
  const silenceTimer = setTimeout(endBecause, silence, `it printed nothing for ${silence / 60_000} minutes`)
  process.on('exit', end)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', () => silenceTimer.refresh()).pipe(file, { end: false })
  // A process that the suite has left behind may hold the output open.
  child.on('exit', end)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => file.write(`${error.message}\n`, () => resolve(null)))
    child.on('close', resolve)
  })
  clearTimeout(timer)
  clearTimeout(silenceTimer)
  process.off('exit', end)
  await new Promise<void>((resolve) => file.end(resolve))
  const sums = withCrash(isOneTest ? { passed: code === 0 ? 1 : 0, failed: 0 } : readSums(sumsFile), code === 0)
  if (sums.failed > 0) process.stdout.write(readFileSync(output, 'utf8'))
  return sums
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process group has already ended.
  }
}
