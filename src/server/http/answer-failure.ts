import type { HttpBindings } from '@hono/node-server'
import type { Context, ErrorHandler } from 'hono'
import { DatabaseAway } from '../database/database-away.ts'
import type { Dependencies } from '../dependencies.ts'
import { loggedPath } from './logged-path.ts'
import { databaseAway, refusal, refuse } from './refusal.ts'
import { refuseVisit } from './refuse-visit.ts'

/** Answers a request whose handler has thrown: 503 where the database is away, else 500; the log names the error. */
export const answerFailure =
  ({ log }: Pick<Dependencies, 'log'>): ErrorHandler =>
  (error, context) => {
    if (breaksOff(context)) return refuse(context, refusal('BAD_REQUEST', 'The body of the request breaks off.'))
    const entry = { requestId: context.get('requestId'), path: loggedPath(context), error: error.message }
    if (error instanceof DatabaseAway) {
      log.error({ event: 'database-away', ...entry }, 'The database is away')
      return refuseVisit(context, databaseAway())
    }
    log.error({ event: 'failure', ...entry, stack: error.stack }, 'Request failed')
    return refuse(context, refusal('SERVER', 'Something went wrong.'))
  }

/** Whether the connection ended before the whole request had arrived; reading its body throws. */
function breaksOff({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>
  return incoming?.complete === false && incoming.destroyed
}
