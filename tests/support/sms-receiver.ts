import { createServer, type Server } from 'node:http'

/** A message that the gateway was asked to send, with its sender. */
export type ReceivedSms = {
  readonly body: { readonly to: string; readonly text: string }
  readonly authorization: string | undefined
}

/** A local SMS gateway over HTTP; `isDown` makes it fail. */
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
