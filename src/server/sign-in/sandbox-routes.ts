import type { Hono } from 'hono'
import { html } from 'hono/html'
import { isMail } from '#contract/account/sign-in-rules.ts'
import { brand } from '#words/brand.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Provider } from './issuer.ts'

const isProvider = (text: string): text is Provider => text === 'google' || text === 'facebook'

/** The token may go to the mall's own origin only. */
const isOwn = (address: string, here: string): boolean =>
  URL.canParse(address, here) && new URL(address, here).origin === new URL(here).origin

/**
 * GET and POST /sandbox/{provider}/authorize: the page on which a person states a name and an address, then returns to
 * `redirect_uri` with `#id_token=…&state=…`. 404 without a sandbox.
 */
export function sandboxRoutes(app: Hono, { issuers }: Pick<Dependencies, 'issuers'>): void {
  const { sandbox } = issuers
  if (!sandbox) return
  app.get('/sandbox/:provider/authorize', (context) => {
    const provider = context.req.param('provider')
    const { redirect_uri: back = '/', nonce = '', state = '' } = context.req.query()
    if (!isProvider(provider) || !isOwn(back, context.req.url))
      return context.text(`This login was not started by ${brand.name}.`, 400)
    context.header('Cache-Control', 'no-store')
    return context.html(html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta name="robots" content="noindex" />
        <title>Sandbox login</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 24rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
          label, input, button { display: block; inline-size: 100%; box-sizing: border-box; font: inherit; margin-block: .25rem 1rem } input, button { min-block-size: 2.75rem; padding-inline: .75rem }
        </style>
        <h1>Sandbox: ${provider === 'google' ? 'Google' : 'Facebook'}</h1>
        <p>This page stands in for the real login until a client id is set. Enter any email and name.</p>
        <form method="post">
          <label>Email <input name="mail" type="email" required value="sam@example.com" /></label>
          <label>Name <input name="name" required value="Sam" /></label>
          <input type="hidden" name="back" value="${back}" /><input type="hidden" name="nonce" value="${nonce}" /><input type="hidden" name="state" value="${state}" />
          <button>Continue</button>
        </form>
      </html>`)
  })
  app.post('/sandbox/:provider/authorize', async (context) => {
    const provider = context.req.param('provider')
    const form = await context.req.parseBody().catch((): Record<string, unknown> => ({}))
    const text = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 2000) : '')
    const [mail, back] = [text('mail').trim().toLowerCase(), text('back') || '/']
    if (!isProvider(provider) || !isMail(mail) || !isOwn(back, context.req.url))
      return context.text(`This login was not started by ${brand.name}.`, 400)
    const token = await sandbox.tokenFor(provider, {
      mail,
      name: text('name').trim().slice(0, 40),
      nonce: text('nonce') || undefined,
    })
    const answer = new URLSearchParams({ id_token: token, state: text('state') })
    return context.redirect(`${back.split('#')[0]}#${answer.toString()}`, 303)
  })
}
