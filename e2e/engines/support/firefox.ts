import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Engine } from './engine.ts'
import { startProgram } from './start-program.ts'

type Answer =
  | { readonly id: number; readonly type: 'success'; readonly result: unknown }
  | { readonly id: number; readonly type: 'error'; readonly error: string; readonly message: string }
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

/** Starts Firefox with an empty profile and drives the browser by WebDriver BiDi, which Firefox itself speaks. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const firefox = await startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { announcement: /WebDriver BiDi listening on (ws:\S+)/ },
  )
  const { send, close } = await connect(`${firefox.announced}/session`)
  await send('session.new', { capabilities: {} })
  return {
    openTab: async () => (await send<{ context: string }>('browsingContext.create', { type: 'tab' })).context,
    closeTab: async (context) => void (await send('browsingContext.close', { context })),
    navigate: async (context, url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (context, expression) => {
      const evaluated = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
      return evaluated.result.value
    },
    perform: async (context, actions) => void (await send('input.performActions', { context, actions })),
    draw: async (context) => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    quit: async () => {
      close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Connects to the browser; `send` gives a command and answers its result. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, (answer) => {
        if (answer.type === 'success') resolve(answer.result as Result)
        else reject(new Error(`${method}: ${answer.error}: ${answer.message}`))
      })
      socket.send(JSON.stringify({ id: count, method, params }))
    })
  return { send, close: () => socket.close() }
}
