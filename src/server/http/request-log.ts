import type { MiddlewareHandler } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { loggedPath } from './logged-path.ts'

/**
 * Writes one log entry for each request, with the request's id. The entry holds the path (`loggedPath`), and
 * no header or body.
 */
export function requestLog({ clock, log }: Pick<Dependencies, 'clock' | 'log'>): MiddlewareHandler {
  return async (context, next) => {
    const start = clock()
    await next()
    const { status } = context.res
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
    const requestId: string = context.get('requestId')
    // A 304 and a static file drop headers that were set before them, so the header is set afterwards.
    context.header('X-Request-Id', requestId)
    log[level](
      {
        event: 'request',
        requestId,
        method: context.req.method,
        path: loggedPath(context),
        status,
        milliseconds: clock() - start,
      },
      'Request answered',
    )
  }
}
