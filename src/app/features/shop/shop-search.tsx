import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './shop-search.module.css'

type Properties = { shopName: string; words: string; onSearch: (words: string) => void }

/**
 * The shop's own search: a native form, so that it works before the script has loaded. The field is uncontrolled:
 * callers set a `key` that changes with the words.
 */
export function ShopSearch({ shopName, words, onSearch }: Properties) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  const label = t`Search in ${shopName}`
  return (
    <form className={styles.search} role="search" aria-label={label} method="get" onSubmit={search}>
      <Icon name="magnifying-glass" size={20} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
      />
      {words && (
        <IconButton label={t`Clear`} onClick={() => onSearch('')}>
          <Icon name="x-bold" size={18} />
        </IconButton>
      )}
    </form>
  )
}
