import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm start`: builds the page where it has never been built or its sources have changed, then opens the mall. A
 * second start finds its build and takes seconds.
 */
const built = 'dist/built-from'
const sources = ['src/app', 'src/build', 'src/contract', 'src/offline', 'src/words', 'src/worker', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Names, sizes and times of every source of the page: cheap to read, and different when one has changed. */
function fingerprint(): string {
  const hash = createHash('sha1')
  const add = (path: string) => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const source of sources.filter((path) => existsSync(path))) {
    if (!statSync(source).isDirectory()) add(source)
    else for (const name of readdirSync(source, { recursive: true }) as string[]) if (statSync(join(source, name)).isFile() && !name.endsWith('.gen.ts')) add(join(source, name))
  }
  return hash.digest('hex')
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) stop(`The mall needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one and start again.`)

const now = fingerprint()
if (!existsSync('dist/page/index.html') || !existsSync(built) || readFileSync(built, 'utf8') !== now) {
  process.stdout.write('Building the page …\n')
  const result = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  if (result.status !== 0) stop('The page could not be built. The lines above say why; `npm ci` mends missing packages.')
  writeFileSync(built, now)
}
await import('./main.ts')
