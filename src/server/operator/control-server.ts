import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Dependencies } from '../dependencies.ts'
import { hashToken, randomToken } from '../sign-in/secrets.ts'
import { writeControlFile } from './control-file.ts'
import { type Outcome, operatorCommand } from './operator-command.ts'
import { runCommand } from './run-command.ts'

type Outside = Pick<Dependencies, 'db' | 'clock' | 'log'>

/**
 * The control server of a mall that holds its embedded database: a port on the loopback interface, for clients that can
 * read the secret in the data folder (decision 0029). Answers a function that closes the server.
 */
export async function openControlServer(folder: string, outside: Outside): Promise<() => Promise<void>> {
  const secret = randomToken()
  const hash = hashToken(secret)
  const app = new Hono()
  app.post('/command', async (context) => {
    if (hashToken(/^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1] ?? '') !== hash)
      return context.body(null, 401)
    const command = v.safeParse(v.pipe(v.string(), v.parseJson(), operatorCommand), await context.req.text())
    if (!command.success) return context.body(null, 400)
    outside.log.info({ event: 'operator', kind: command.output.kind }, 'Operator command received')
    return context.json((await runCommand(command.output, outside)) satisfies Outcome)
  })
  app.onError((error, context) => {
    outside.log.error({ event: 'operator-failed', error: error.message, stack: error.stack }, 'Operator command failed')
    return context.json({ isDone: false, text: `The command failed: ${error.message}` } satisfies Outcome)
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const opening = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(opening))
    opening.once('error', reject)
  })
  const address = server.address()
  const removeFile = await writeControlFile(folder, {
    port: typeof address === 'object' && address ? address.port : 0,
    secret,
  })
  return async () => {
    await removeFile()
    await new Promise((resolve) => server.close(resolve))
  }
}
