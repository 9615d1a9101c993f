import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Language } from '#contract/wire.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatCount } from '#words/count.ts'
import { fillField } from './search-field.ts'
import { SearchLink } from './search-link.tsx'
import styles from './suggestion-list.module.css'
import { typedParts } from './typed-part.ts'
import { optionId, suggestionListId, useActiveOption } from './use-active-option.ts'
import type { Suggestions } from './use-suggestions.ts'

type Properties = { typed: string; suggestions: Suggestions; onEscape: () => void; onDown: () => void }

/** Suggestions, each with an arrow button that writes the suggestion into the field, and a shop of that name. */
export function SuggestionList({ typed, suggestions: { words, shop, isSaved }, onEscape, onDown }: Properties) {
  const { t, i18n } = useLingui()
  const options = useMemo(() => [...words, ...(shop ? [null] : [])], [words, shop])
  const count = options.length
  const active = useActiveOption({ options, onEscape, onDown })
  return (
    <div className={styles.suggestions}>
      {isSaved && typed !== '' && (
        <p className={styles.saved}>
          <Icon name="wifi-slash" size={16} />
          <Trans>Searching saved items</Trans>
        </p>
      )}
      <p role="status" className="sr">
        {typed !== '' && <Plural value={count} _0="No suggestions" one="# suggestion" other="# suggestions" />}
      </p>
      <div
        role="listbox"
        id={suggestionListId}
        aria-label={t`Suggestions`}
        className={styles.list}
        hidden={count === 0}
      >
        {words.map((one, at) => (
          <SearchLink
            key={one}
            words={one}
            role="option"
            id={optionId(at)}
            aria-selected={at === active}
            tabIndex={-1}
            className={classes(styles.option, at === active && styles.active)}
            style={{ gridRow: at + 1 }}
          >
            <Icon name="magnifying-glass" />
            <span>
              {typedParts(one, typed).map(({ text, isTyped }, index) => (isTyped ? <b key={index}>{text}</b> : text))}
            </span>
          </SearchLink>
        ))}
        {shop && (
          <PageLink
            href={`/store/${shop.slug}/${shop.shopId}`}
            role="option"
            id={optionId(words.length)}
            aria-selected={words.length === active}
            tabIndex={-1}
            className={classes(styles.option, styles.shop, words.length === active && styles.active)}
            style={{ gridRow: words.length + 1 }}
          >
            <span className={styles.tile}>
              <Tile template={shop.pic} sizes="31px" tint={shop.shopId} kind="small" />
            </span>
            <span>
              <b>{shop.shopName}</b>
              <small>
                <Trans>Shop</Trans> · {formatCount(shop.score, i18n.locale as Language)} ·{' '}
                <Plural value={shop.prodCount} one="# product" other="# products" />
              </small>
            </span>
            <Icon name="storefront" />
          </PageLink>
        )}
      </div>
      {/* Outside the listbox: an option must not contain a button. */}
      <div role="group" aria-label={t`Use a suggestion`} className={styles.list} hidden={words.length === 0}>
        {words.map((one, at) => (
          <button
            key={one}
            type="button"
            tabIndex={-1}
            className={styles.fill}
            style={{ gridRow: at + 1 }}
            aria-label={t`Fill in “${one}”`}
            onClick={() => fillField(`${one} `)}
          >
            <Icon name="arrow-up-left" />
          </button>
        ))}
      </div>
    </div>
  )
}
