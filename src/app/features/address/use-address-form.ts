import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Address, addAddress, addresses, updateAddress } from '#contract/account/address.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { dropDraft, readDraft, saveDraft } from '#session/drafts.ts'
import { command } from '#session/shopper-queries.ts'
import { useReplaceForm } from '#shell/use-has-left.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { useForm } from '#ui/form/use-form.ts'
import { type AddressValues, addressValues, bodyOf, fieldNames, isTooShort } from './address-values.ts'

/** The path to open after saving: the checkout that asked for an address, otherwise the list of addresses. */
function returnPathWith(saved: Address | undefined): string {
  const back = new URLSearchParams(location.search).get('back') ?? ''
  return back.startsWith('/Checkout?') && saved
    ? `${back.replace(/&addrId=\d+/, '')}&addrId=${saved.addrId}`
    : '/addresses'
}

/**
 * The state of an address form; `addrId` is null for a new address. The input is stored as a draft until the form is
 * sent. Without `onSaved`, the page that asked for the address opens after saving.
 */
export function useAddressForm(addrId: number | null, start: AddressValues, onSaved?: (saved: Address) => void) {
  const { t } = useLingui()
  const replaceForm = useReplaceForm()
  const client = useQueryClient()
  const name = draftName(addrId)
  const form = useForm({
    start,
    check: (values) => ({
      ...(isTooShort(values) && { mobile: failureWords('NUMBER_INVALID', '') }),
      ...bodyFaults(addAddress.body, bodyOf(values), fieldNames),
    }),
    send: async (values) => {
      const body = bodyOf(values)
      const outcome =
        addrId === null
          ? await command(addAddress, { body })
          : await command(updateAddress, { body: { addrId, ...body } })
      if (outcome.ok) await client.refetchQueries({ queryKey: [addresses.path] })
      return answered(outcome, fieldNames)
    },
    onDone: async (saved) => {
      await dropDraft(name)
      showToast({ kind: 'success', words: addrId === null ? t`Address added.` : t`Address modified.` })
      if (onSaved && saved) return onSaved(saved)
      replaceForm(returnPathWith(saved))
    },
  })
  const { values, isDirty } = form
  useHoldUpdates(isDirty)
  useEffect(() => {
    if (isDirty) void saveDraft(name, values)
  }, [name, values, isDirty])
  return form
}

/** The name of the draft of a new address, or of a change to an existing one. */
export const draftName = (addrId: number | null) => `address ${addrId ?? 'new'}`

/** The shopper's unsent draft; null if none exists, undefined while the draft is read. */
export function useAddressDraft(addrId: number | null): AddressValues | null | undefined {
  const [draft, setDraft] = useState<AddressValues | null>()
  useEffect(() => {
    let isActive = true
    void readDraft(draftName(addrId)).then((storedDraft) => {
      const read = v.safeParse(addressValues, storedDraft)
      if (isActive) setDraft(read.success ? read.output : null)
    })
    return () => {
      isActive = false
    }
  }, [addrId])
  return draft
}
