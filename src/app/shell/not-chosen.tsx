import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { illustrations } from './illustrations.ts'
import { useTitle } from './use-title.ts'

type Properties = {
  /** The screen's own title, for the tab. */
  title: string
  /** The subject that the address does not name. */
  missing: 'items' | 'order'
  /** The next step, in one sentence. */
  sentence: string
}

/**
 * A screen whose address does not name its subject: tells what is missing, and links to the cart or to the orders, where
 * the shopper selects the subject (docs/product.md#incomplete).
 */
export function NotChosen({ title, missing, sentence }: Properties) {
  const { t } = useLingui()
  useTitle(title)
  const isOrder = missing === 'order'
  return (
    <EmptyState
      level={1}
      picture={isOrder ? illustrations.basket : illustrations.cart}
      tint={7}
      title={isOrder ? t`No order selected` : t`No items selected`}
      sentence={sentence}
      action={
        <ButtonLink kind="primary" href={isOrder ? '/profile/orders' : '/Cart'}>
          {isOrder ? <Trans>My orders</Trans> : <Trans>Go to cart</Trans>}
        </ButtonLink>
      }
    />
  )
}
