import * as v from 'valibot'
import { type ChatChanges, chatEvents } from '#contract/chat/chat.ts'
import { callPath } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { call } from '#offline/call.ts'
import { readStream, type StreamEnd } from './event-stream.ts'

/** In ms: the silence after which a stream counts as lost, the pauses between two attempts, and between two polls. */
const times = { silence: 40_000, firstPause: 1000, longestPause: 30_000, poll: 10_000 }
/** The number of streams without any event after which changes are polled, and of polls until the next stream. */
const most = { failedStreams: 2, polls: 30 }

export type ChatFollower = {
  readonly base: string
  readonly shopper: string
  readonly regionId: number
  readonly lang: Language
  /** The cursor after which changes are requested, from the list of conversations. */
  readonly after: number
  /** Receives the changes in their order. The cursor of the last received changes is where the next follower begins. */
  readonly onChanges: (changes: ChatChanges) => void
  /** Aborted when the tab is hidden, the network is lost or the shopper logs out. */
  readonly signal: AbortSignal
  /** Waits; given in tests. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Follows the changes of a shopper's conversations until `signal` aborts or the shopper is no longer signed in
 * (docs/wire.md#chat-events): by a stream, which resumes after the last received change when the connection breaks, or
 * by polling if streams do not work, for example because a proxy buffers responses.
 */
export async function followChat(follower: ChatFollower): Promise<void> {
  const { signal, onChanges, pause = wait } = follower
  let { after } = follower
  let tries = 0
  const deliver = (changes: ChatChanges) => {
    after = changes.cursor
    onChanges(changes)
  }
  while (!signal.aborted) {
    let isReceived = false
    const receive = (changes: ChatChanges) => {
      isReceived = true
      deliver(changes)
    }
    const end = await readStreamOf(follower, after, receive)
    if (end.kind === 'refused' && isSignedOut(end.status)) {
      // Unlike a stream, a call renews the token, or reports that the session is lost.
      const polled = await poll(follower, after)
      if (polled === 'signed-out') return
      if (polled !== 'unanswered') deliver(polled)
    }
    tries = isReceived ? 0 : tries + 1
    if (tries >= most.failedStreams) {
      const polled = await pollWhileAnswered(follower, () => after, receive, pause)
      if (polled === 'signed-out') return
      if (isReceived) tries = most.failedStreams - 1
    }
    await pause(Math.min(times.longestPause, times.firstPause * 2 ** tries), signal)
  }
}

/** Reads one stream to its end. */
const readStreamOf = (
  { base, shopper, regionId, lang, signal }: ChatFollower,
  after: number,
  receive: (changes: ChatChanges) => void,
): Promise<StreamEnd> =>
  readStream(chatEvents, {
    base,
    target: callPath(chatEvents, { after, lang }),
    regionId,
    userId: shopper,
    signal,
    silence: times.silence,
    onEvent: ({ data }) => {
      const changes = v.safeParse(chatEvents.reply, parsed(data))
      if (changes.success) receive(changes.output)
    },
  })

/** Polls for some minutes, as long as the server answers. */
async function pollWhileAnswered(
  follower: ChatFollower,
  after: () => number,
  receive: (changes: ChatChanges) => void,
  pause: NonNullable<ChatFollower['pause']>,
): Promise<'unanswered' | 'signed-out' | 'ended'> {
  const { signal } = follower
  for (let nth = 0; nth < most.polls && !signal.aborted; nth += 1) {
    const changes = await poll(follower, after())
    if (typeof changes === 'string') return changes
    receive(changes)
    if (!changes.hasMore) await pause(times.poll, signal)
  }
  return 'ended'
}

/** Asks once for the changes. */
async function poll(
  { base, shopper, regionId, lang, signal }: ChatFollower,
  after: number,
): Promise<ChatChanges | 'unanswered' | 'signed-out'> {
  const options = { base, userId: shopper, regionId, signal }
  const outcome = await call(chatEvents, { after, lang }, options).catch(() => null)
  if (outcome?.ok) return outcome.value
  return outcome?.failure.kind === 'refused' && isSignedOut(outcome.failure.status) ? 'signed-out' : 'unanswered'
}

/** Status 0: the phone has no session of the shopper, so nothing was sent. */
const isSignedOut = (status: number): boolean => status === 401 || status === 0

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
