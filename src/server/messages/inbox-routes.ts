import type { Hono } from 'hono'
import { html } from 'hono/html'
import { brand } from '#words/brand.ts'
import type { Dependencies } from '../dependencies.ts'

/**
 * GET /inbox, a page with the messages for which no gateway is set, and /inbox/messages, the same as JSON (`?to=`
 * selects a recipient). Neither exists in production, nor where mail and SMS are both set.
 */
export function inboxRoutes(app: Hono, { inbox }: Pick<Dependencies, 'inbox'>): void {
  if (!inbox) return
  app.get('/inbox/messages', (context) => {
    const to = context.req.query('to')
    context.header('Cache-Control', 'no-store')
    return context.json(inbox.messages().filter((message) => to === undefined || message.to === to))
  })
  app.get('/inbox', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.html(html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta name="robots" content="noindex" /><meta http-equiv="refresh" content="5" />
        <title>Inbox · ${brand.name}</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
          li { border-block-start: 1px solid; padding-block: 1rem; list-style: none } ul { padding: 0 } p { margin: 0; overflow-wrap: anywhere }
        </style>
        <h1>Inbox</h1>
        <p>Emails and text messages from ${brand.name} appear here until SMTP_URL and SMS_URL are set.</p>
        <ul>
          ${inbox.messages().map(({ kind, to, subject, text, at }) => html`<li><p><b>${kind === 'mail' ? 'Email' : 'SMS'} to ${to}</b> · ${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</p><p>${subject}</p><p>${text}</p></li>`)}
        </ul>
      </html>`)
  })
}
