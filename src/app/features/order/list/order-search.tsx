import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import styles from '#features/order/order.module.css'
import { Button } from '#ui/base/button.tsx'
import { Field } from '#ui/form/field.tsx'

/** Searches orders by number, shop or product; the search words are part of the address. */
export function OrderSearch({ words }: { words: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const [typed, setTyped] = useState(words)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const key = typed.trim()
    router.history.push(key ? `/profile/orders?${new URLSearchParams({ key })}` : '/profile/orders')
  }
  return (
    <form role="search" aria-label={t`Orders`} className={styles.search} onSubmit={search}>
      <Field
        label={t`Order number, shop or product`}
        type="search"
        enterKeyHint="search"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="soft">
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
