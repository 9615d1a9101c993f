import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '#contract/account/address.ts'
import { groupFailures } from '#contract/group-buy/own-group-buy.ts'
import type { Failure } from '#offline/call.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { isGoneFromCart, wordsOfCheckout } from './checkout-words.ts'
import { Destination } from './destination.tsx'
import { newAddressPath } from './new-address-path.ts'

type Properties = {
  failure: Failure
  all: readonly Address[]
  onRetry: () => void
}

/** A checkout that the server refused, or did not answer, with the next step. */
export function FailedCheckout({ failure, all, onRetry }: Properties) {
  const { t } = useLingui()
  if (isGoneFromCart(failure)) {
    return (
      <EmptyState
        picture={illustrations.basket}
        title={t`No longer in your cart`}
        sentence={t`The selected items are no longer in your cart. They may have been ordered or removed on another device.`}
        action={
          <>
            <ButtonLink kind="primary" href="/Cart">
              <Trans>Back to cart</Trans>
            </ButtonLink>
            <ButtonLink href="/profile/orders">
              <Trans>My orders</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  }
  if (failure.kind === 'refused' && groupFailures.some((code) => code === failure.code))
    return (
      <EmptyState
        picture={illustrations.hourglass}
        title={t`This team can't be joined`}
        sentence={wordsOfCheckout(failure)}
        action={
          <ButtonLink kind="primary" href="/group-buy">
            <Trans>Find another team</Trans>
          </ButtonLink>
        }
      />
    )
  // The chosen address was deleted or moved to another country, on another device.
  const isAddressLost = failure.kind === 'refused' && failure.fields?.['addrId'] !== undefined
  return (
    <>
      {isAddressLost && (
        <Destination
          all={all}
          // No address is chosen: the one before a refused choice can be chosen again.
          chosen={undefined}
          onChoose={(chosen) =>
            location.assign(
              `${location.pathname}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), addrId: String(chosen) })}`,
            )
          }
        />
      )}
      <EmptyState
        picture={illustrations.basket}
        title={t`This can't be ordered right now`}
        sentence={
          isAddressLost ? t`We can't deliver to this address. Choose or add another one.` : wordsOfCheckout(failure)
        }
        action={
          <>
            {isAddressLost ? (
              <ButtonLink kind="primary" href={newAddressPath()}>
                <Trans>Add address</Trans>
              </ButtonLink>
            ) : (
              <Button kind="primary" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <ButtonLink href="/Cart">
              <Trans>Back to cart</Trans>
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
