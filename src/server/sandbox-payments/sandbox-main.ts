import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { takeFolder } from '../database/folder-lock.ts'
import { explain } from '../explain.ts'
import { fetchExternal } from '../http/fetch-external.ts'
import { sandboxPagesUrl } from '../payments/payment-addresses.ts'
import type { Settings } from '../settings.ts'
import { openSandboxPayments } from './open-sandbox-payments.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { FromSandbox, ToSandbox } from './sandbox-messages.ts'

/** The sandbox payment provider as a process of its own, which ends with the mall's. */
const second = 1000
/** Longer than the mall's time-out. */
const silence = 20 * second
/** The time that a predecessor may need to end after its mall was killed. */
const timeout = 5 * second

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const answer = (message: FromSandbox) => process.send?.(message)

/** Repeats the work until it succeeds or the timeout is over. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(100)
    }
  }
}

let release = async (): Promise<void> => {}

async function open({ HOST, port, folder, ...places }: Extract<ToSandbox, { begin: unknown }>['begin']): Promise<void> {
  let origins: readonly string[] = []
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await insist(async () => {
    server.listen(port, HOST)
    await once(server, 'listening')
  })
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  await mkdir(folder, { recursive: true })
  release = await insist(() => takeFolder(folder))
  const keys = sandboxKeys(join(folder, 'keys.json'))
  const pagesUrl = sandboxPagesUrl({ HOST, ...places } as Settings, ownPort)
  const clock = () => Date.now()
  const sandbox = openSandboxPayments({
    ...keys,
    file: join(folder, 'book.jsonl'),
    pagesUrl,
    clock,
    ask: fetchExternal,
    origins: () => origins,
    hold: () => pause(silence),
  })
  const listener = getRequestListener(sandbox.app.fetch)

  let isWorking = false
  setInterval(() => {
    if (isWorking) return
    isWorking = true
    void sandbox.work().finally(() => (isWorking = false))
  }, second / 2)
  process.on('message', (message: ToSandbox) => {
    if ('origins' in message) origins = message.origins
  })
  answer({ open: { ...keys, port: ownPort, pagesUrl } })
}

/** One sentence; for a taken port the sentence names the setting. */
function sentenceOf(error: unknown): string {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE'
    ? `Port ${port ?? ''} is in use. The sandbox payment provider needs it: stop what uses it, or set SANDBOX_PAYMENTS_PORT to another one.`
    : explain(error)
}

// Ctrl-C reaches this process as well; the mall's process decides when this one ends.
process.on('SIGINT', () => {})
process.once('disconnect', () => void release().finally(() => process.exit(0)))
process.once('message', (message: ToSandbox) => {
  if ('begin' in message) open(message.begin).catch((error: unknown) => answer({ failure: sentenceOf(error) }))
})
