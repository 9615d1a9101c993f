import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireCurrentServer } from './require-current-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type CommandOutput = { readonly code: number | null; readonly output: string; readonly errorOutput: string }

/** Runs a program of the server's bundle as a child process, and waits for its end. */
export function runCommand(
  program: 'mall-command' | 'seed-command',
  words: readonly string[],
  environment: Record<string, string>,
): Promise<CommandOutput> {
  const { DATABASE_URL: _database, MALL_MODE: _mode, ...inherited } = process.env
  requireCurrentServer()
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...words], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errorOutput] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (more: string) => (output += more))
  child.stderr.setEncoding('utf8').on('data', (more: string) => (errorOutput += more))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output, errorOutput }))
  })
}
