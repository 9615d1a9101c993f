import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { addresses, deleteAddress, setDefaultAddress } from '#contract/account/address.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Outcome } from '#offline/call.ts'
import { command } from '#session/shopper-queries.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

/** Deletes an address or makes one the default, and shows the outcome as a toast (docs/product.md#messages). */
export function useAddressCommands() {
  const { t } = useLingui()
  const client = useQueryClient()
  const showOutcome = async (outcome: Outcome<unknown>, words: string) => {
    // The list is refetched after a refusal too: a refusal means that the displayed list was outdated.
    await client.invalidateQueries({ queryKey: [addresses.path] })
    showToast(outcome.ok ? { kind: 'success', words } : { kind: 'error', words: wordsOfFailure(outcome.failure) })
  }
  return {
    remove: async (addrId: number) =>
      showOutcome(await command(deleteAddress, { params: { addrId } }), t`Address deleted.`),
    makeDefault: async (addrId: number) => {
      const outcome = await command(setDefaultAddress, { params: { addrId } })
      // A repeated tap, or a choice on another device, has reached the goal: no error.
      if (outcome.ok || outcome.failure.kind !== 'refused' || outcome.failure.code !== 'ALREADY_DEFAULT')
        return showOutcome(outcome, t`Default address changed.`)
      await client.invalidateQueries({ queryKey: [addresses.path] })
      showToast({ kind: 'info', words: wordsOfFailure(outcome.failure) })
    },
  }
}
