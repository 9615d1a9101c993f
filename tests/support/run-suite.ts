import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Sums, sumsVariable, takeSums, withCrash } from './sums.ts'

/** A suite is a command; `isOneTest` where the command itself is the test. */
export type Suite = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly isOneTest?: boolean
  /** Cores that the suite keeps busy. */
  readonly cores: 1 | 2
  /** A suite whose result this one needs. */
  readonly after?: string
}

/** The full run takes every combination of languages, themes and widths (quality.md §5). */
const longest = (process.env['TEST_FULL'] === '1' ? 300 : 60) * 60_000
const folder = '.cache/tests'

/** Runs a suite to its end, at most an hour, in the full run 5 hours; its output goes to a file, and to the screen as well when something failed. */
export async function runSuite(
  { name, command: [program, ...rest], isOneTest = false }: Suite,
  environment: NodeJS.ProcessEnv,
): Promise<Sums> {
  const output = `${folder}/${name}.log`
  const sumsFile = `${folder}/${name}.json`
  mkdirSync(dirname(output), { recursive: true })
  takeSums(sumsFile)
  const file = createWriteStream(output)
  // A group of its own, so that whatever the suite started ends with it.
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...environment, [sumsVariable]: sumsFile },
  })
  const end = () => endGroup(child.pid)
  const timer = setTimeout(end, longest)
  process.on('exit', end)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => file.write(`${error.message}\n`, () => resolve(null)))
    child.on('close', resolve)
  })
  clearTimeout(timer)
  process.off('exit', end)
  end()
  await new Promise<void>((resolve) => file.end(resolve))
  const sums = withCrash(isOneTest ? { passed: code === 0 ? 1 : 0, failed: 0 } : takeSums(sumsFile), code === 0)
  if (sums.failed > 0) process.stdout.write(readFileSync(output, 'utf8'))
  return sums
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
