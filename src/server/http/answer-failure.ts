import type { HttpBindings } from '@hono/node-server'
import type { Context, ErrorHandler } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { refuse } from './refusal.ts'
import { refusal } from './serve.ts'

/** Answers a request whose handler has thrown: 500, with the whole error in the log only. */
export const answerFailure =
  ({ log }: Pick<Dependencies, 'log'>): ErrorHandler =>
  (error, context) => {
    if (breaksOff(context)) return refuse(context, refusal('BAD_REQUEST', 'The body of the request breaks off.'))
    log.error(
      {
        event: 'failure',
        requestId: context.get('requestId'),
        path: context.req.path.slice(0, 200),
        error: error.message,
        stack: error.stack,
      },
      'Request failed',
    )
    return refuse(context, refusal('SERVER', 'Something went wrong.'))
  }

/** Whether the connection ended before the whole request had arrived; reading its body throws. */
function breaksOff({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return incoming?.complete === false && incoming.destroyed
}
