import { useLingui } from '@lingui/react/macro'
import { addresses } from '#contract/account/address.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Canvas } from '#ui/layout/canvas.tsx'
import { addressFormTitle } from './address-titles.ts'
import { valuesOf } from './address-values.ts'
import { AddressesLoginPrompt } from './addresses-login-prompt.tsx'
import styles from './addresses-screen.module.css'
import { AddressesSkeleton } from './addresses-skeleton.tsx'
import { DraftedForm } from './drafted-form.tsx'

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
    <Canvas>
      <div className={styles.form}>
        {isKnown ? (
          <>
            <div className={styles.head}>
              <h1 className="in-bar">{title}</h1>
            </div>
            <DraftedForm
              addrId={addrId}
              saved={one && valuesOf(one)}
              isDefault={one?.commonAddr === 1 ? 'already' : 'open'}
            />
          </>
        ) : (
          answer.state !== 'ready' && <ScreenState state={answer} skeleton={<AddressesSkeleton />} />
        )}
      </div>
    </Canvas>
  )
}
