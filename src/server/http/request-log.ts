import type { MiddlewareHandler } from 'hono'
import type { Dependencies } from '../dependencies.ts'

/** One structured line a request. Nothing of a header or a body is written. */
export function requestLog({ clock, log }: Pick<Dependencies, 'clock' | 'log'>): MiddlewareHandler {
  return async (context, next) => {
    const start = clock()
    await next()
    const status = context.res.status
    log({
      level: status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info',
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, 200),
      status,
      milliseconds: clock() - start,
    })
  }
}
