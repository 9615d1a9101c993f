import * as v from 'valibot'
import { chatEvents } from '#contract/chat/chat.ts'
import type { Dependencies } from '../dependencies.ts'
import { readOpenSessions } from '../sign-in/session-store.ts'
import { readChanges } from './chat-changes.ts'
import { readLastEvents } from './message-store.ts'
import type { ChatReader } from './shown-chat.ts'

/** The time between two polls of the database, in ms. */
const pollMs = 1000
/** The number of polls between two heartbeats, between two session checks, and until a stalled stream is closed. */
const ticks = { heartbeat: 15, sessions: 30, stuck: 60 }
/** The maximum number of streams of one account, and of this process. */
export const maxStreams = { account: 10, process: 5000 }

/** The reader of a stream, with the session that opened the stream. */
export type Listener = Omit<ChatReader, 'now'> & { readonly sessionId: string }
type Stream = {
  readonly listener: Listener
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  /** The cursor after which the next changes begin; undefined before the first event of a caller without a cursor. */
  after: number | undefined
  isBusy: boolean
  /** The number of polls since the caller last read. */
  unread: number
}

const encoder = new TextEncoder()

/**
 * The streams of changes of this process (decision 0064). One poller asks the database once a second for the accounts of
 * all open streams, so that a stream costs no query while nothing happens, and messages of other processes arrive, too.
 */
export function openChatStreams({ db, clock, log, stopping }: Pick<Dependencies, 'db' | 'clock' | 'log' | 'stopping'>) {
  const streams = new Set<Stream>()
  let timer: NodeJS.Timeout | undefined
  let tick = 0

  const end = (stream: Stream) => {
    if (!streams.delete(stream)) return
    try {
      stream.controller.close()
    } catch {
      // The caller has gone.
    }
  }
  const write = (stream: Stream, text: string) => {
    try {
      stream.controller.enqueue(encoder.encode(text))
    } catch {
      streams.delete(stream)
    }
  }
  const logUnread = (error: Error) =>
    log.warn({ event: 'chat-not-read', error: error.message }, 'Chats could not be read')
  const isReading = ({ controller }: Stream) => (controller.desiredSize ?? 0) > 0

  /** Sends what is new to one stream, as long as the caller reads. */
  const deliver = async (stream: Stream): Promise<void> => {
    if (stream.isBusy) return
    stream.isBusy = true
    try {
      let hasMore = true
      while (hasMore && streams.has(stream) && isReading(stream)) {
        const changes = await readChanges(db, stream.after, { ...stream.listener, now: clock() })
        write(
          stream,
          `id: ${changes.cursor}\nevent: changes\ndata: ${JSON.stringify(v.parse(chatEvents.reply, changes))}\n\n`,
        )
        stream.after = changes.cursor
        hasMore = changes.hasMore
      }
    } finally {
      stream.isBusy = false
    }
  }

  /** The same; a stream whose changes cannot be sent ends, so that the other streams go on. */
  const deliverOrEnd = (stream: Stream): Promise<void> =>
    deliver(stream).catch((error: Error) => {
      logUnread(error)
      end(stream)
    })

  const poll = async (): Promise<void> => {
    tick += 1
    const open = [...streams]
    const last = await readLastEvents(db, [...new Set(open.map(({ listener }) => listener.accountId))])
    for (const stream of open) {
      if (tick % ticks.heartbeat === 0) write(stream, ':\n\n')
      stream.unread = isReading(stream) ? 0 : stream.unread + 1
      if (stream.unread > ticks.stuck) end(stream)
      else if ((last.get(stream.listener.accountId) ?? 0) !== stream.after) await deliverOrEnd(stream)
    }
    if (tick % ticks.sessions !== 0) return
    const ids = open.map(({ listener }) => listener.sessionId)
    const valid = await readOpenSessions(db, ids, new Date(clock()))
    for (const stream of open) if (!valid.has(stream.listener.sessionId)) end(stream)
  }

  const scheduleNext = () => {
    timer = setTimeout(() => {
      poll()
        .catch(logUnread)
        .finally(() => {
          timer = undefined
          if (streams.size > 0) scheduleNext()
        })
    }, pollMs)
    timer.unref()
  }

  stopping.addEventListener('abort', () => {
    for (const stream of [...streams]) end(stream)
  })

  return {
    /** The number of open streams, of an account or of all. */
    count: (accountId?: number): number =>
      accountId === undefined
        ? streams.size
        : [...streams].filter(({ listener }) => listener.accountId === accountId).length,
    /** Opens a stream of the changes behind `after`, which begins with one answer even if nothing is new. */
    open(listener: Listener, after: number | undefined): ReadableStream<Uint8Array> {
      let stream: Stream | undefined
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = { listener, controller, after, isBusy: false, unread: 0 }
            streams.add(stream)
            void deliverOrEnd(stream)
            if (!timer) scheduleNext()
          },
          cancel() {
            if (stream) streams.delete(stream)
          },
        },
        { highWaterMark: 8 },
      )
    },
  }
}
