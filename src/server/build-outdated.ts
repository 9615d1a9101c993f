import { spawnSync } from 'node:child_process'
import { type BuildPart, fingerprintOf, isBuilt, recordBuild } from './build-parts.ts'
import { nodeComplaint } from './node-version.ts'

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Builds the parts whose sources have changed since the last build; `parts` are in the order of the build. Ends the
 * process with one sentence where Node is too old or the build fails.
 */
export function buildOutdated(parts: readonly BuildPart[]): void {
  const complaint = nodeComplaint(process.versions.node)
  if (complaint) stop(complaint)
  const prints = parts.map((part) => ({ part, fingerprint: fingerprintOf(part, '.', process.env) }))
  // The script of a part builds the parts after it, too.
  const first = prints.findIndex(({ part, fingerprint }) => !isBuilt(part, '.', fingerprint))
  const outdated = first === -1 ? [] : prints.slice(first)
  if (!outdated[0]) return
  process.stderr.write('Building …\n')
  const result = spawnSync('npm', ['run', '--silent', outdated[0].part.script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  // If the build is stopped by a signal, the program ends too.
  if (result.signal) process.exit(130)
  if (result.status !== 0)
    stop('The mall could not be built. The lines above give the reason; `npm ci` installs missing packages.')
  for (const { part, fingerprint } of outdated) recordBuild(part, '.', fingerprint)
}
