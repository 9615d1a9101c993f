import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { fingerprintOf, isBuilt, pageBuild, recordBuild, serverBuild } from './build-parts.ts'
import { nodeComplaint } from './node-version.ts'

/**
 * `npm start`: builds the page and the server where their sources have changed, then opens the mall. A second start
 * reuses the build and takes seconds.
 */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const complaint = nodeComplaint(process.versions.node)
if (complaint) stop(complaint)

const parts = [pageBuild, serverBuild].map((part) => ({ part, fingerprint: fingerprintOf(part, '.', process.env) }))
// `npm run build` builds the server, too.
const first = parts.findIndex(({ part, fingerprint }) => !isBuilt(part, '.', fingerprint))
const outdated = first === -1 ? [] : parts.slice(first)
if (outdated[0]) {
  process.stdout.write('Building …\n')
  const result = spawnSync('npm', ['run', '--silent', outdated[0].part.script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  // If the build is stopped by a signal, the start ends too.
  if (result.signal) process.exit(130)
  if (result.status !== 0)
    stop('The mall could not be built. The lines above give the reason; `npm ci` installs missing packages.')
  for (const { part, fingerprint } of outdated) recordBuild(part, '.', fingerprint)
}
// React renders documents a fifth faster than in its development mode. React reads the variable when it is imported.
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL('dist/server/main.js').href)
