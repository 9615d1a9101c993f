import { askOutside } from '../http/ask-outside.ts'
import type { Sms } from './messengers.ts'

/** Short messages by a gateway over HTTP: POST `{ to, text }`, any 2xx is taken for sent. */
export const smsGateway = (url: string, token: string | undefined): Sms => ({
  send: async (message) => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    await askOutside(url, { method: 'POST', headers, body: message }).catch((error: unknown) => {
      // What it says is its own affair as long as it is 2xx.
      if (!(error instanceof SyntaxError)) throw error
    })
  },
})
