import type { Handler } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { refusal, refuse } from './refusal.ts'

/**
 * Answers requests that no endpoint below `/api` has handled: 405 where the path exists with another method, else 404.
 */
export const refuseCall: Handler = (context) => {
  const path = context.req.path.slice('/api'.length)
  const methods = Object.values(endpoints).flatMap((one) => (fits(one.path, path) ? [one.method] : []))
  if (methods.length === 0) return refuse(context, refusal('NOT_FOUND', 'There is no such call.'))
  context.header('Allow', methods.join(', '))
  return refuse(context, refusal('METHOD_NOT_ALLOWED', `This call takes ${methods.join(' or ')} only.`))
}

/** Whether a path matches an endpoint's pattern: `:name` matches any one segment. */
const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  )
}
