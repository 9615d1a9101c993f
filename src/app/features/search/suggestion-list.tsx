import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { fillField } from './search-field.ts'
import { SearchLink } from './search-link.tsx'
import { ProductOption, ShopOption } from './suggested-items.tsx'
import styles from './suggestion-list.module.css'
import { typedParts } from './typed-part.ts'
import { optionId, suggestionListId, useActiveOption } from './use-active-option.ts'
import type { Suggestions } from './use-suggestions.ts'

type Properties = { typed: string; suggestions: Suggestions; onEscape: () => void; onDown: () => void }

/**
 * Suggestions, each with an arrow button that writes the suggestion into the field; below them products that the typed
 * words find, and a shop of that name.
 */
export function SuggestionList({ typed, suggestions, onEscape, onDown }: Properties) {
  const { t } = useLingui()
  const { words, products, shop, isSaved } = suggestions
  const count = words.length + products.length + (shop ? 1 : 0)
  const active = useActiveOption({ words, count, onEscape, onDown })
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
        {products.map((product, at) => (
          <ProductOption key={product.prodId} product={product} at={words.length + at} active={active} />
        ))}
        {shop && <ShopOption shop={shop} at={count - 1} active={active} />}
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
