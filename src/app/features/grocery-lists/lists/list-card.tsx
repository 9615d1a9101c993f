import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import type { Language } from '#contract/wire.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Picture } from '#ui/base/picture.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { formatPrice } from '#words/price.ts'
import { sumsOf } from '../list/list-sums.ts'
import { listPath } from '../list-path.ts'
import type { OwnLists } from '../use-own-lists.ts'
import styles from './lists-screen.module.css'

/** The number of pictures on a card (docs/design.md#grocery-list). */
const maxPictures = 3

/** A list: pictures of its products, its name, the sum that is still to buy and the progress. */
export function ListCard({ list: { name, items }, cards }: { list: ShownList; cards: OwnLists['cards'] }) {
  const { i18n } = useLingui()
  const listed = items.map((item) => ({ ...item, card: cards.get(item.itemId) }))
  const { all, left, goods, symbol } = sumsOf(listed)
  const pictures = listed.flatMap(({ itemId, card }) => (card ? [{ itemId, pic: card.pic }] : [])).slice(0, maxPictures)
  const sum = formatPrice(goods, symbol, i18n.locale as Language)
  return (
    <li>
      <PageLink href={listPath(name)} className={styles.card}>
        <span className={styles.pictures}>
          {pictures.length === 0 ? (
            <span>
              <Picture template={illustrations.basket} alt="" sizes="64px" />
            </span>
          ) : (
            pictures.map(({ itemId, pic }) => (
              <span key={itemId}>
                <Picture template={pic} alt="" sizes="32px" />
              </span>
            ))
          )}
        </span>
        <span className={styles.words}>
          <h2>{name}</h2>
          <p>
            {all === 0 ? (
              <Trans>Nothing on the list yet</Trans>
            ) : left === 0 ? (
              <Trans>Everything is bought</Trans>
            ) : (
              <>
                <Plural value={left} one="# item to buy" other="# items to buy" />
                {goods > 0 && ` · ${sum}`}
              </>
            )}
          </p>
          {all > 0 && (
            <span className={styles.line} aria-hidden="true">
              <span style={{ inlineSize: `${((all - left) / all) * 100}%` }} />
            </span>
          )}
        </span>
        <Icon name="caret-right-bold" size={16} />
      </PageLink>
    </li>
  )
}
