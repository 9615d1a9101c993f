import { chatEvents, conversations } from '#contract/chat/chat.ts'
import startMall from '#e2e/support/mall/start-mall.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, type Shopper } from '#e2e/support/sign-in.ts'
import { rowsTable } from '../measure-row.ts'
import { percentile } from '../percentile.ts'
import { streamTargets } from '../targets.ts'

const people = 100
const streamsOfPerson = 10
const calls = 300

type Stream = { readonly waitFor: (text: string) => Promise<number>; readonly close: () => void }

/**
 * `npm run bench -- --only streams1000`: 1,000 open streams of changes on one process. Measures another call with and
 * without the streams, and the time from a message to each stream of its shopper. Answers Markdown.
 */
export async function streamsBench(log: (sentence: string) => void): Promise<string> {
  process.env['E2E_DATA_FOLDER'] ??= '.cache/bench'
  const stop = await startMall()
  const mall = process.env[mallAddress] ?? ''
  const streams: Stream[] = []
  try {
    log(`Signing ${people} shoppers in`)
    const shoppers: Shopper[] = []
    for (let nth = 0; nth < people; nth += 1) shoppers.push(await newShopper())
    const caller = await newShopper()
    await myCall(caller, 'POST', '/p/chat/support/messages', { text: 'A conversation to list' })
    const alone = await callTimes(caller)
    log(`Opening ${people * streamsOfPerson} streams`)
    const own = new Map<Shopper, Stream[]>()
    for (const shopper of shoppers)
      own.set(shopper, await Promise.all(Array.from({ length: streamsOfPerson }, () => openStream(mall, shopper))))
    streams.push(...[...own.values()].flat())
    const beside = await callTimes(caller)
    log('A message of each shopper')
    const times: number[] = []
    for (const [shopper, open] of own) {
      const text = `Message of ${shopper.mail}`
      const arrivals = Promise.all(open.map((stream) => stream.waitFor(text)))
      const start = performance.now()
      await myCall(shopper, 'POST', '/p/chat/support/messages', { text })
      times.push(...(await arrivals).map((arrived) => arrived - start))
    }
    const row = (measure: string, value: number, target: (typeof streamTargets)[keyof typeof streamTargets] | null) =>
      ({ measure, network: 'none', value, unit: 'ms', target }) as const
    return [
      '## 1,000 open streams on one process',
      '',
      `${people} shoppers with ${streamsOfPerson} streams each; the client shares the cores with the server. ${calls} calls of the list of conversations, one at a time; one message of each shopper.`,
      '',
      rowsTable([
        row('a call without streams, p95', percentile(alone, 0.95), null),
        row('a call beside 1,000 streams, p95', percentile(beside, 0.95), streamTargets.call),
        row('from a message to a stream, p50', percentile(times, 0.5), null),
        row('from a message to a stream, p95', percentile(times, 0.95), streamTargets.message),
      ]),
      '',
    ].join('\n')
  } finally {
    for (const stream of streams) stream.close()
    await stop()
  }
}

/** The ms of calls that list a shopper's conversations, one after another. */
async function callTimes(shopper: Shopper): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < calls; nth += 1) {
    const start = performance.now()
    await myCall(shopper, 'GET', conversations.path)
    times.push(performance.now() - start)
  }
  return times
}

/** Opens a stream and waits for its first event. */
async function openStream(mall: string, { token }: Shopper): Promise<Stream> {
  const abort = new AbortController()
  const response = await fetch(`${mall}/api${chatEvents.path}?after=0`, {
    headers: { Authorization: `Bearer ${token.access_token}`, Accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!response.ok || !reader) throw new Error(`${response.status} ${chatEvents.path}`)
  await reader.read()
  return {
    async waitFor(text) {
      for (let read = ''; ; ) {
        const { done, value } = await reader.read()
        if (done) throw new Error('A stream has ended.')
        read += value
        if (read.includes(text)) return performance.now()
      }
    },
    close: () => abort.abort(),
  }
}
