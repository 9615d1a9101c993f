import type { Context } from 'hono'
import { html } from 'hono/html'
import { failureStatus } from '#contract/failure.ts'
import { brand } from '#words/brand.ts'
import { unavailableWords } from '#words/messages/unavailable.ts'
import { languageOf } from './language-of.ts'
import { type Refusal, refuse, setRetryAfter } from './refusal.ts'

/** Whether the request is a browser's navigation and not an API call. */
export const wantsPage = ({ req }: Context): boolean =>
  req.method === 'GET' && req.header('Accept')?.includes('text/html') === true

/**
 * Refuses a request that the mall cannot answer at the moment: a browser's navigation with a page in the visitor's
 * language, any other request with the error body.
 */
export function refuseVisit(context: Context, { refused }: Refusal): Response | Promise<Response> {
  if (!wantsPage(context)) return refuse(context, { refused })
  const lang = languageOf(context)
  const { title, text, again } = unavailableWords[lang]
  const { pathname, search } = new URL(context.req.url)
  context.header('Cache-Control', 'no-store')
  setRetryAfter(context, refused)
  return context.html(
    html`<!doctype html>
      <html lang="${lang}">
        <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 32rem; margin: 20vh auto; padding: 0 1rem; text-align: center; color-scheme: light dark }
          a { display: inline-block; padding: 0.75rem }
        </style>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <a href="${pathname + search}">${again}</a>
        </main>
      </html>`,
    failureStatus[refused.code],
  )
}
