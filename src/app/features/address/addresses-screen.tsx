import { Trans, useLingui } from '@lingui/react/macro'
import { type Address, addresses, maxAddresses } from '#contract/account/address.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { illustrations } from '#shell/illustrations.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { AddressCard } from './address-card.tsx'
import { addressesTitle } from './address-titles.ts'
import { AddressesLoginPrompt } from './addresses-login-prompt.tsx'
import styles from './addresses-screen.module.css'
import { AddressesSkeleton } from './addresses-skeleton.tsx'

/**
 * `/addresses`: the shopper's delivery addresses (docs/product.md#addresses). The list can be read offline; changes
 * need a network.
 */
export function AddressesScreen() {
  const { i18n } = useLingui()
  const answer = useShopperAnswer(addresses, {})
  useTitle(addressesTitle(i18n))
  if (answer.state === 'guest') return <AddressesLoginPrompt />
  return (
    <Canvas>
      {answer.state === 'ready' ? (
        <Addresses all={answer.value} />
      ) : (
        <ScreenState state={answer} skeleton={<AddressesSkeleton />} />
      )}
    </Canvas>
  )
}

function Addresses({ all }: { all: readonly Address[] }) {
  const { t } = useLingui()
  const isCutOff = useIsOffline()
  if (all.length === 0) {
    return (
      <EmptyState
        level={1}
        picture={illustrations.compass}
        title={t`No address yet`}
        sentence={t`Add an address for your deliveries.`}
        action={
          <ButtonLink kind="primary" href="/addresses/new">
            <Trans>Add address</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <div className={styles.head}>
        <h1 className="in-bar">
          <Trans>Addresses</Trans>
        </h1>
        {all.length < maxAddresses ? (
          <ButtonLink kind="primary" size="small" href="/addresses/new">
            <Trans>Add address</Trans>
          </ButtonLink>
        ) : (
          <Button size="small" isDisabled>
            <Trans>Up to {maxAddresses} addresses</Trans>
          </Button>
        )}
      </div>
      {isCutOff && (
        <div className={styles.note}>
          <Note kind="flat" icon="wifi-slash">
            <Trans>Your saved addresses. Editing needs internet.</Trans>
          </Note>
        </div>
      )}
      <ul className={styles.list} aria-label={t`Addresses`}>
        {all.map((address) => (
          <AddressCard key={address.addrId} address={address} isCutOff={isCutOff} />
        ))}
      </ul>
    </>
  )
}
