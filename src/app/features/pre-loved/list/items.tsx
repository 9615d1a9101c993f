import { Trans, useLingui } from '@lingui/react/macro'
import type { PreLovedCard } from '#contract/pre-loved/pre-loved.ts'
import { EndlessEnd, type EndlessList } from '#features/endless/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { offerPath } from '../pre-loved-paths.ts'
import { preLovedTitle } from '../pre-loved-titles.ts'
import { ItemCard } from './item-card.tsx'
import styles from './list-screen.module.css'
import type { Applied } from './use-applied.ts'
import type { ItemListState } from './use-item-list.ts'

type Properties = {
  list: ItemListState
  items: EndlessList<PreLovedCard>
  applied: readonly Applied[]
}

/** The cards of the list; the saved items that fit the filters, where these filters were never fetched. */
export function Items({ list: { saved, go }, items, applied }: Properties) {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  const shown = saved ?? items.records
  if (shown.length === 0)
    return applied.length > 0 ? (
      <EmptyState
        picture={illustrations.compass}
        title={saved ? t`No matches in saved items` : t`No results for these filters`}
        sentence={t`Remove filters to see more results.`}
        action={
          <Button kind="soft" onClick={() => go({})}>
            <Trans>Clear all filters</Trans>
          </Button>
        }
      />
    ) : (
      <EmptyState
        picture={illustrations.basket}
        title={t`No pre-loved items yet`}
        sentence={t`Be the first to sell something that you no longer need.`}
        action={
          <ButtonLink kind="primary" href={offerPath()}>
            <Trans>Sell an item</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <div className={classes(items.isOld && !saved && styles.old)} aria-busy={items.isOld && !saved}>
      {saved ? (
        <div className={styles.saved}>
          <Note kind="info" icon="wifi-slash">
            <Trans>You're offline. These are the saved items that match.</Trans>
          </Note>
        </div>
      ) : (
        isOffline && (
          <p className={styles.saved}>
            <SavedAge at={items.at} />
          </p>
        )
      )}
      <h2 className="sr">{t`Items`}</h2>
      <ProductGrid label={preLovedTitle(i18n)} isBusy={items.more.state === 'loading'} isBeside>
        {shown.map((card, index) => (
          <ItemCard key={card.prodId} card={card} when={index < 2 ? 'first' : 'near'} />
        ))}
      </ProductGrid>
      {!saved && <EndlessEnd list={items} failed={<Trans>Couldn't load more items.</Trans>} />}
    </div>
  )
}
