import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '#contract/account/address.ts'
import { dropDraft } from '#session/drafts.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressValues } from './address-values.ts'
import styles from './addresses-screen.module.css'
import { draftName, useAddressDraft } from './use-address-form.ts'
import { useNewAddress } from './use-new-address.ts'

type Properties = {
  addrId: number | null
  /** The saved address; undefined for a new address. */
  saved: AddressValues | undefined
  isDefault: 'open' | 'already' | 'first'
  onSaved?: (saved: Address) => void
}

/** The form with its stored draft, and a button that discards the draft. */
export function DraftedForm({ addrId, saved, isDefault, onSaved }: Properties) {
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
  const isDrafted = draft !== null && !isAnew
  const startOver = () => {
    setAnew(true)
    void dropDraft(draftName(addrId))
  }
  return (
    <>
      {isDrafted && (
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
        start={isDrafted ? draft : start}
        isDefault={isDefault}
        onSaved={onSaved}
      />
    </>
  )
}
