import { Trans, useLingui } from '@lingui/react/macro'
import type { FavouriteKind } from '#offline/favourites.ts'
import { illustrations } from '#shell/illustrations.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The empty state of the favourites. `isElsewhere`: favourites exist, but this region does not sell them. */
export function NoFavourites({ kind, isElsewhere = false }: { kind: FavouriteKind; isElsewhere?: boolean }) {
  const { t } = useLingui()
  const isProducts = kind === 'prod'
  return (
    <EmptyState
      picture={illustrations.basket}
      title={isProducts ? t`No favourite products yet` : t`No favourite shops yet`}
      sentence={
        isElsewhere
          ? t`Your favourites aren't sold in this region.`
          : isProducts
            ? t`Tap the heart on a product to save it here.`
            : t`Tap the heart on a shop to save it here.`
      }
      action={
        <ButtonLink kind="primary" href="/goods">
          <Trans>Start browsing</Trans>
        </ButtonLink>
      }
    />
  )
}
