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
 * language, in the colours of app/styles/tokens.css; any other request with the error body.
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
          :root { color-scheme: light dark; --surface: #ffffff; --ink: #10201c; --brand: #00645a; --on-brand: #ffffff }
          @media (prefers-color-scheme: dark) {
            :root { --surface: #131d1a; --ink: #edf5f2; --brand: #43d6bc; --on-brand: #00231e }
          }
          body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 32rem; margin: 20vh auto; padding: 0 1rem; text-align: center; color: var(--ink); background: var(--surface) }
          h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0 0.5rem }
          a { display: inline-block; margin-block-start: 1rem; padding: 0.625rem 1.5rem; border-radius: 999px; color: var(--on-brand); background: var(--brand); font-weight: 600; text-decoration: none }
        </style>
        <main>
          <img src="/icons/mark.svg" alt="" width="48" height="48" />
          <h1>${title}</h1>
          <p>${text}</p>
          <a href="${pathname + search}">${again}</a>
        </main>
      </html>`,
    failureStatus[refused.code],
  )
}
