import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requireCurrentServer } from '../require-current-server.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A mall in its own process with a real port and folder. */
export type ChildMall = {
  readonly process: ChildProcess
  /** The output so far, both streams. */
  output(): string
  /** The error output so far. */
  errorOutput(): string
  /** The mall's address, once it listens. Rejects with the output where the process ends before. */
  readonly open: Promise<string>
  /** Waits for an output. Rejects where the process ends before. */
  hasPrinted(pattern: RegExp): Promise<void>
  /** The exit code and signal. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Kills the process if it runs. */
  kill(): Promise<void>
}

/** Starts the bundled server of the build; `user` is the id of another user (root only). */
export function startChildMall(environment: Record<string, string>, user?: number): ChildMall {
  const { DATABASE_URL: _database, MALL_MODE: _mode, PUBLIC_URL: _url, ...inherited } = process.env
  requireCurrentServer()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG: 'errors', PICTURES_AHEAD: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  })
  let text = ''
  let errorOutput = ''
  let hasEnded = false
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more
      if (stream === child.stderr) errorOutput += more
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => {
      hasEnded = true
      resolve({ code, signal })
      for (const listener of listeners) listener()
    })
  })
  const waitForOutput = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (pattern.test(text)) resolve()
        else if (hasEnded) reject(new Error(`The mall exited before it printed ${pattern}:\n${text}`))
        else return
        listeners.delete(check)
      }
      listeners.add(check)
      check()
    })
  const opened = waitForOutput(/open at http\S+\n/).then(() => /open at (http\S+)/.exec(text)?.[1] ?? '')
  // Callers of `open` handle the rejection; a mall that is meant to fail has none.
  opened.catch(() => {})
  return {
    process: child,
    output: () => text,
    errorOutput: () => errorOutput,
    open: opened,
    hasPrinted: waitForOutput,
    ended,
    kill: async () => {
      if (!hasEnded) child.kill('SIGKILL')
      await ended
    },
  }
}
