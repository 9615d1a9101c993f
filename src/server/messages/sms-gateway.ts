import { fetchExternal } from '../http/fetch-external.ts'
import type { Sms } from './messengers.ts'

/** Text messages by an HTTP gateway: POST `{ to, text }`; any 2xx counts as sent. */
export const smsGateway = (url: string, token: string | undefined): Sms => ({
  send: async (message) => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    await fetchExternal(url, { method: 'POST', headers, body: message }).catch((error: unknown) => {
      // The body of a 2xx answer is ignored, also when it is no JSON.
      if (!(error instanceof SyntaxError)) throw error
    })
  },
})
