import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Said = { readonly code: number | null; readonly said: string; readonly complaint: string }

/** Runs one of the server's commands, a file below src/server, as a child process, and waits for its end. */
export function runCommand(file: string, words: readonly string[], environment: Record<string, string>): Promise<Said> {
  const { DATABASE_URL: _database, MALL_MODE: _mode, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', `src/server/${file}`, ...words], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complaint] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (more: string) => (said += more))
  child.stderr.setEncoding('utf8').on('data', (more: string) => (complaint += more))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said, complaint }))
  })
}
