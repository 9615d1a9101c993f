import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * `npm run dev`: the API server, which starts again when its sources change, and Vite, which serves the page and
 * passes API calls on. When one of them ends, or on Ctrl-C, both end.
 */
const pageAddress = 'http://127.0.0.1:5173'
const require = createRequire(import.meta.url)
const script = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path)
const commands = [
  [script('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/main.ts'],
  [script('vite', 'bin/vite.js')],
]

let isStopping = false
const children: ChildProcess[] = []
const stop = (code: number) => {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

for (const command of commands) {
  // The keyboard belongs to this process: tsx and Vite would both read it.
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? pageAddress },
  })
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    stop(1)
  })
  child.once('exit', (code) => stop(code ?? 1))
  children.push(child)
}
// Ctrl-C reaches the two as well, and they end by themselves.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => stop(0))
