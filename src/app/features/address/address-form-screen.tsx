import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addresses } from '#contract/account/address.ts'
import { dropDraft } from '#session/drafts.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { AddressForm } from './address-form.tsx'
import { addressFormTitle } from './address-titles.ts'
import { type AddressValues, emptyAddress, valuesOf } from './address-values.ts'
import { AddressesLoginPrompt } from './addresses-login-prompt.tsx'
import styles from './addresses-screen.module.css'
import { AddressesSkeleton } from './addresses-skeleton.tsx'
import { draftName, useAddressDraft } from './use-address-form.ts'

/** `/addresses/new` and `/addresses/{addrId}`. */
export function AddressFormScreen({ addrId }: { addrId: number | null }) {
  const { i18n } = useLingui()
  const answer = useShopperAnswer(addresses, {})
  const title = addressFormTitle(i18n, addrId)
  useTitle(title)
  if (answer.state === 'guest') return <AddressesLoginPrompt />
  const one = answer.state === 'ready' ? answer.value.find((address) => address.addrId === addrId) : undefined
  if (answer.state === 'ready' && addrId !== null && !one) return <PageNotFound />
  const isKnown = addrId === null || one !== undefined
  return (
    <div className={styles.canvas}>
      <div className="page">
        <div className={styles.form}>
          {isKnown ? (
            <>
              <div className={styles.head}>
                <h1 className="in-bar">{title}</h1>
              </div>
              <DraftedForm
                addrId={addrId}
                saved={one ? valuesOf(one) : emptyAddress}
                isDefaultAlready={one?.commonAddr === 1}
              />
            </>
          ) : (
            answer.state !== 'ready' && <ScreenState state={answer} skeleton={<AddressesSkeleton />} />
          )}
        </div>
      </div>
    </div>
  )
}

type Properties = { addrId: number | null; saved: AddressValues; isDefaultAlready: boolean }

/** The form with its stored draft, and a button that discards the draft. */
function DraftedForm({ addrId, saved, isDefaultAlready }: Properties) {
  const draft = useAddressDraft(addrId)
  const [isAnew, setAnew] = useState(false)
  if (draft === undefined) return null
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
        start={isDrafted ? draft : saved}
        isDefaultAlready={isDefaultAlready}
      />
    </>
  )
}
