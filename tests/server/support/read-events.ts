import type { ChatChanges } from '#contract/chat/chat.ts'

/** One event of a stream, as a page reads it. */
export type StreamEvent = { readonly id: string; readonly changes: ChatChanges }

/** Reads a stream of server-sent events; `close` ends it as a lost connection does. */
export function readEvents(response: Response) {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  /** The next event; null once the stream has ended. Heartbeats are skipped. */
  const next = async (): Promise<StreamEvent | null> => {
    const end = text.indexOf('\n\n')
    if (end < 0) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return null
      text += decoder.decode(value, { stream: true })
      return next()
    }
    const block = text.slice(0, end)
    text = text.slice(end + 2)
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const data = field('data')
    if (data === undefined) return next()
    return { id: field('id') ?? '', changes: JSON.parse(data) as ChatChanges }
  }
  /** Reads events until one has a message or a conversation. */
  const nextChange = async (): Promise<StreamEvent | null> => {
    const event = await next()
    if (!event || event.changes.messages.length + event.changes.conversations.length > 0) return event
    return nextChange()
  }
  return { next, nextChange, close: () => reader?.cancel() }
}
