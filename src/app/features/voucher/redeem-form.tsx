import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { redeemVoucher } from '#contract/voucher/own-voucher.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { failureWords, wordsOfFailure } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { type Sent, useForm } from '#ui/form/use-form.ts'
import { voucherPaths } from './voucher-queries.ts'
import { vouchersPath } from './vouchers-path.ts'
import { readWanted, saveWanted, takeWanted } from './wanted-voucher.ts'

/** The longest code, in characters. */
const longestCode = 40

/**
 * The field for the code of a voucher. A guest is asked to log in, and then the code is sent. `onRedeemed` uses the
 * voucher in place; without that function the toast leads to the shopper's vouchers.
 */
export function RedeemForm({ onRedeemed }: { onRedeemed?: (voucherId: number) => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const isGuest = useShopper() === null
  const [isContinued, setContinued] = useState(false)
  const form = useForm({
    start: { code: '' },
    check: ({ code }): Readonly<Record<string, string>> =>
      code.trim() === '' ? { code: failureWords('REQUIRED', '') } : {},
    send: async ({ code }): Promise<Sent<{ readonly voucherId: number } | null>> => {
      if (isGuest) {
        saveWanted('wantedVoucherCode', code.trim())
        openLogin()
        return { ok: true, value: null }
      }
      const outcome = await command(redeemVoucher, { body: { code } })
      // Only now, because the reload after a login may come before the answer.
      takeWanted('wantedVoucherCode')
      if (outcome.ok) return outcome
      const words = wordsOfFailure(outcome.failure)
      return { ok: false, words, fields: outcome.failure.kind === 'refused' ? { code: words } : {} }
    },
    onDone: (voucher) => {
      if (!voucher) return
      form.set('code', '')
      showToast({
        kind: 'success',
        words: t`Voucher collected.`,
        ...(!onRedeemed && { action: { words: t`View`, href: vouchersPath.own('usable') } }),
      })
      onRedeemed?.(voucher.voucherId)
      for (const path of voucherPaths) void client.invalidateQueries({ queryKey: [path] })
    },
  })
  useHoldUpdates(form.isDirty)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of the guest continues once, after the login
  useEffect(() => {
    const code = isGuest ? null : readWanted('wantedVoucherCode')
    if (code === null) return
    form.set('code', code)
    setContinued(true)
  }, [isGuest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is sent once, with the value that was set above
  useEffect(() => {
    if (isContinued) void form.submit()
  }, [isContinued])
  return (
    <Form form={form} aria-label={t`Voucher code`}>
      <FormField
        form={form}
        name="code"
        label={t`Have a code?`}
        maxLength={longestCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        suffix={
          <Button
            kind="soft"
            size="small"
            type={isOffline ? 'button' : 'submit'}
            isLoading={form.isSending}
            isDisabled={isOffline}
          >
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Add</Trans>}
          </Button>
        }
      />
    </Form>
  )
}
