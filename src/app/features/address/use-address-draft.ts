import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { readDraft } from '#session/drafts.ts'
import { type AddressValues, addressValues } from './address-values.ts'

/** The draft of a new address, or of a change of one. */
export const draftName = (addrId: number | null) => `address ${addrId ?? 'new'}`

/** What this person had entered and not sent; null where there is nothing, undefined while it is read. */
export function useAddressDraft(addrId: number | null): AddressValues | null | undefined {
  const [draft, setDraft] = useState<AddressValues | null>()
  useEffect(() => {
    let isWanted = true
    void readDraft(draftName(addrId)).then((kept) => {
      const read = v.safeParse(addressValues, kept)
      if (isWanted) setDraft(read.success ? read.output : null)
    })
    return () => {
      isWanted = false
    }
  }, [addrId])
  return draft
}
