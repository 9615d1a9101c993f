import { Trans } from '@lingui/react/macro'
import { openLogin } from '#features/sign-in/index.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { checkoutAfterLogin, checkoutOf } from './checkout-links.ts'

/** The button that orders the chosen lines. A disabled button states the reason (docs/design.md#screens). */
export function CheckoutButton({ chosen, userId }: { chosen: readonly FoldedLine[]; userId: string }) {
  const isOffline = useIsOffline()
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  // A line that the server does not know yet cannot be ordered.
  const isWaiting = chosen.some(({ pending, basketId }) => pending !== null || basketId === 0)
  const words = <Trans>Checkout ({count})</Trans>
  if (chosen.length === 0)
    return (
      <Button kind="primary" isWide isDisabled>
        <Trans>Choose products</Trans>
      </Button>
    )
  if (isOffline)
    return (
      <Button kind="primary" isWide isDisabled>
        <Trans>Checkout needs internet</Trans>
      </Button>
    )
  if (userId === '')
    return (
      <Button kind="primary" isWide onClick={() => openLogin({ path: checkoutAfterLogin(chosen) })}>
        {words}
      </Button>
    )
  if (isWaiting)
    return (
      <Button kind="primary" isWide isLoading>
        {words}
      </Button>
    )
  return (
    <ButtonLink kind="primary" isWide href={checkoutOf(chosen)}>
      {words}
    </ButtonLink>
  )
}
