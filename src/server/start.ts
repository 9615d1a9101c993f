import { spawnSync } from 'node:child_process'
import { nodeComplaint } from './node-version.ts'
import { isBuilt, pageFingerprint, recordBuild } from './page-build.ts'

/**
 * `npm start`: builds the page if its sources have changed, then opens the mall. A second start reuses the build and
 * takes seconds.
 */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const complaint = nodeComplaint(process.versions.node)
if (complaint) stop(complaint)

const fingerprint = pageFingerprint('.', process.env)
if (!isBuilt('.', fingerprint)) {
  process.stdout.write('Building the page …\n')
  const result = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  // If the build is stopped by a signal, the start ends too.
  if (result.signal) process.exit(130)
  if (result.status !== 0)
    stop('The page could not be built. The lines above give the reason; `npm ci` installs missing packages.')
  recordBuild('.', fingerprint)
}
// React renders documents a fifth faster than in its development mode. React reads the variable when it is imported.
process.env['NODE_ENV'] ??= 'production'
await import('./main.ts')
