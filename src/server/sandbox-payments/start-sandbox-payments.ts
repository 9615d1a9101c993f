import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Dependencies } from '../dependencies.ts'
import { sandboxPort } from '../payments/payment-addresses.ts'
import { isBundled, programFile } from '../program-file.ts'
import type { Settings } from '../settings.ts'
import type { FromSandbox, ToSandbox } from './sandbox-messages.ts'

type Opened = Extract<FromSandbox, { open: unknown }>['open']
export type SandboxProcess = {
  /** The sandbox's address; rejects with one sentence where the sandbox cannot open. */
  readonly opened: Promise<Opened>
  /** Sends the mall's origins to the sandbox. */
  tell(origins: readonly string[]): void
  stop(): Promise<void>
}

/** The sandbox cannot open. The message says what to do. */
export class SandboxTrouble extends Error {}

const code = fileURLToPath(programFile('sandbox-main', './sandbox-payments/sandbox-main.ts'))
const second = 1000

/** Starts the sandbox provider as a process of its own, and restarts it where it ends. */
export function startSandboxPayments(settings: Settings, log: Dependencies['log']): SandboxProcess {
  const { HOST, PAYMENTS_URL, PUBLIC_URL } = settings
  let child: ChildProcess
  let known: readonly string[] = []
  let isStopping = false
  const say = (message: ToSandbox) => void (child.connected && child.send(message))

  const launch = (port: number): Promise<Opened> =>
    new Promise((resolve, reject) => {
      const one = fork(code, {
        execArgv: isBundled ? [] : ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
      })
      child = one
      say({ begin: { HOST, PAYMENTS_URL, PUBLIC_URL, port, folder: join(settings.DATA_FOLDER, 'payments') } })
      let opened: Opened | null = null
      one.once('message', (message: FromSandbox) => {
        if ('failure' in message) return reject(new SandboxTrouble(message.failure))
        opened = message.open
        say({ origins: known })
        resolve(message.open)
      })
      one.once('error', reject)
      one.once('exit', () => {
        reject(new SandboxTrouble('The sandbox payment provider has ended before it was open.'))
        if (isStopping || !opened) return
        const { port: samePort } = opened
        log.error({ event: 'sandbox-payments-ended' }, 'The payment sandbox exited and is being restarted')
        setTimeout(() => {
          if (!isStopping)
            launch(samePort).catch((error: Error) =>
              log.error(
                { event: 'sandbox-payments-gone', error: error.message },
                'The payment sandbox could not be started again',
              ),
            )
        }, second)
      })
    })

  const opened = launch(sandboxPort(settings))
  // The rejection is handled by callers of `opened`.
  opened.catch(() => {})
  return {
    opened,
    tell: (origins) => {
      known = origins
      say({ origins })
    },
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const timer = setTimeout(() => child.kill('SIGKILL'), 2 * second)
      if (child.connected) child.disconnect()
      await ended
      clearTimeout(timer)
    },
  }
}
