import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '#contract/account/address.ts'
import { dropDraft } from '#session/drafts.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { type AddressValues, inCountry } from './address-values.ts'
import styles from './addresses-screen.module.css'
import { draftName, useAddressDraft } from './use-address-form.ts'
import { useNewAddress } from './use-new-address.ts'

type Properties = {
  addrId: number | null
  /** The saved address; undefined for a new address. */
  saved: AddressValues | undefined
  isDefault: 'open' | 'already' | 'first'
  /** Whether the address must be in the country of the region. */
  isInRegion?: boolean
  onSaved?: (saved: Address) => void
}

/** The form with its stored draft, and a button that discards the draft. */
export function DraftedForm({ addrId, saved, isDefault, isInRegion = false, onSaved }: Properties) {
  const draft = useAddressDraft(addrId)
  const fresh = useNewAddress()
  const [isAnew, setAnew] = useState(false)
  const start = saved ?? fresh
  if (draft === undefined || start === undefined)
    return (
      <div className={classes(styles.awaited, !onSaved && styles.withBar)}>
        <Skeleton kind="hero" />
      </div>
    )
  const earlier = isAnew ? null : draft
  const input = earlier && isInRegion ? inCountry(earlier, start.country) : earlier
  const startOver = () => {
    setAnew(true)
    void dropDraft(draftName(addrId))
  }
  return (
    <>
      {input && (
        <div className={styles.note}>
          <Note kind="info" icon="info">
            <p>
              <Trans>Your earlier input is still here.</Trans>
            </p>
            <Button kind="text" size="small" onClick={startOver}>
              <Trans>Start again</Trans>
            </Button>
          </Note>
        </div>
      )}
      <AddressForm
        key={String(isAnew)}
        addrId={addrId}
        start={input ?? start}
        isDefault={isDefault}
        isCountryFixed={isInRegion && start.country !== null}
        onSaved={onSaved}
      />
    </>
  )
}
