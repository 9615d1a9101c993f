import { t } from '@lingui/core/macro'
import { sendMail, sendSms } from '../../../contract/account/sign-in.ts'
import type { Language } from '../../../contract/wire.ts'
import { command } from '../../data/shopper-queries.ts'
import { wordsOfFailure } from '../../i18n/failure-words.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Where a code goes: a mail, or a padded mobile. */
export type CodeGoal = { readonly kind: 'mail' | 'mobile'; readonly to: string }

/** Where this page has sent a code, so that a sheet which is opened again goes on asking for it. */
const sentTo = new Set<string>()
export const wasSentTo = (goal: CodeGoal): boolean => sentTo.has(goal.to)

/** Sends a code and says so, or why not; true where one is on its way. */
export async function sendCode({ kind, to }: CodeGoal, lang: Language): Promise<boolean> {
  const outcome = await (kind === 'mail' ? command(sendMail, { body: { mail: to, lang } }) : command(sendSms, { body: { mobile: to, lang } }))
  if (outcome.ok) sentTo.add(to)
  showToast(outcome.ok ? { kind: 'success', words: t`Code sent.` } : { kind: 'error', words: wordsOfFailure(outcome.failure) })
  return outcome.ok
}
