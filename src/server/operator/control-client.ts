import { request } from 'node:http'
import * as v from 'valibot'
import type { ControlAddress } from './control-file.ts'
import { type GivenCommand, type Outcome, outcome } from './operator-command.ts'

/**
 * Sends a command to the control server and waits for its outcome, however long that takes; undefined where no server
 * or another program listens.
 */
export function sendCommand({ port, secret }: ControlAddress, command: GivenCommand): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        agent: false,
        host: '127.0.0.1',
        port,
        path: '/command',
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      },
      (response) => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', (more: string) => (text += more))
          .once('error', reject)
          .once('end', () => {
            const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), outcome), text)
            resolve(response.statusCode === 200 && answer.success ? answer.output : undefined)
          })
      },
    )
    asking.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    asking.end(JSON.stringify(command))
  })
}
