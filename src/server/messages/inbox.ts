import type { Mailer, Sms } from './messengers.ts'

export type InboxMessage = {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly at: number
}
/** Messages that stay on this machine, the newest first. */
export type Inbox = Mailer & { readonly sms: Sms; messages(): readonly InboxMessage[] }

const max = 200

/** An inbox in memory, for trying the mall out (openMessengers). */
export function openInbox(clock: () => number): Inbox {
  const stored: InboxMessage[] = []
  const store = (message: InboxMessage) => {
    stored.unshift(message)
    stored.length = Math.min(stored.length, max)
  }
  return {
    send: async ({ to, subject, text }) => store({ kind: 'mail', to, subject, text, at: clock() }),
    sms: { send: async ({ to, text }) => store({ kind: 'sms', to, subject: '', text, at: clock() }) },
    messages: () => stored,
  }
}
