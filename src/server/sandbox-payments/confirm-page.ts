import { html } from 'hono/html'
import type { Language } from '#contract/wire.ts'
import { sandboxWords } from '#words/payments/sandbox-words.ts'
import { sandboxPage } from './card-form-page.ts'

type ConfirmationData = {
  readonly amount: number
  readonly currency: string
  readonly last4: string
  readonly isOpen: boolean
  readonly returnUrl: string
}

/**
 * The confirmation step, a stand-in for 3-D Secure: approve or refuse, then return to the shop. A finished step says
 * so.
 */
export function confirmPage(lang: Language, { amount, currency, last4, isOpen, returnUrl }: ConfirmationData) {
  const words = sandboxWords[lang]
  const sum = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100)
  const body = isOpen
    ? html`<p>${words.confirmText(sum, last4)}</p>
      <form method="post" class="actions">
        <button class="primary" name="decision" value="approve">${words.approve}</button>
        <button name="decision" value="refuse">${words.refuse}</button>
      </form>`
    : html`<p>${words.over}</p><div class="actions"><a class="button primary" href="${returnUrl}">${words.back}</a></div>`
  return sandboxPage(
    { lang, theme: undefined },
    words.confirmTitle,
    html`<p class="note"><b>${words.sandbox}.</b> ${words.note}</p><h1>${words.confirmTitle}</h1>${body}`,
  )
}
