import { html } from 'hono/html'
import type { Language } from '#contract/wire.ts'
import { sandboxWords } from '#words/payments/sandbox-words.ts'
import { testNumbers } from './test-cards.ts'

type Appearance = { readonly lang: Language; readonly theme: 'light' | 'dark' | undefined }
type Page = ReturnType<typeof html>

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A page of the sandbox. A framed page has no header of its own. */
export const sandboxPage = (
  { lang, theme }: Appearance,
  title: string,
  body: Page,
  isFramed = false,
): Page => html`<!doctype html>
<html lang="${lang}" ${theme ? html`data-theme="${theme}"` : ''}>
<head>
  <meta charset="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><meta name="robots" content="noindex" />
  <title>${title}</title>
  <link rel="stylesheet" href="/sandbox.css" />
</head>
${isFramed ? html`<body class="framed"><section aria-label="${title}">${body}</section><script src="/card.js"></script></body>` : html`<body><main>${body}</main></body>`}
</html>`

/** The card form. It sends messages only to `parent`, an origin of the mall. */
export function cardFormPage(appearance: Appearance, parent: string): Page {
  const words = sandboxWords[appearance.lang]
  const field = (name: string, label: string, attributes: Page, hint?: string) => html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" required aria-describedby="${name}-fault ${hint ? `${name}-hint` : ''}" ${attributes} />
    <p class="fault" id="${name}-fault" role="alert" hidden></p>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  </div>`
  return sandboxPage(
    appearance,
    words.sandbox,
    html`
  <p class="note"><b>${words.sandbox}.</b> ${words.note}</p>
  <form novalidate data-parent="${parent}" data-faults="${JSON.stringify(words.faults)}">
    ${field('number', words.number, html`inputmode="numeric" autocomplete="cc-number" maxlength="30"`)}
    <div class="row">
      ${field('expiry', words.expiry, html`inputmode="numeric" autocomplete="cc-exp" maxlength="9"`, words.expiryHint)}
      ${field('code', words.code, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`, words.codeHint)}
    </div>
    ${field('name', words.name, html`autocomplete="cc-name" maxlength="100"`)}
    <p class="fault" id="unreachable" role="alert" hidden>${words.unreachable}</p>
    <button hidden>${words.number}</button>
  </form>
  <details>
    <summary>${words.numbers}</summary>
    <dl>${Object.entries(testNumbers).map(([number, outcome]) => html`<dt>${grouped(number)}</dt><dd>${words.outcomes[outcome]}</dd>`)}</dl>
  </details>`,
    true,
  )
}
