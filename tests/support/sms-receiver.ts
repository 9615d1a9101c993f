import { createServer, type Server } from 'node:http'

/** What a gateway was told to send, and by whom. */
export type ReceivedSms = {
  readonly body: { readonly to: string; readonly text: string }
  readonly authorization: string | undefined
}

/** A gateway for short messages on this machine, over HTTP; it takes them unless it is down. */
export const smsReceiver = (received: ReceivedSms[], isDown: () => boolean = () => false): Server =>
  createServer((request, response) => {
    let body = ''
    request
      .on('data', (more) => (body += String(more)))
      .on('end', () => {
        if (!isDown())
          received.push({ body: JSON.parse(body) as ReceivedSms['body'], authorization: request.headers.authorization })
        response.writeHead(isDown() ? 500 : 202).end('queued')
      })
  })
