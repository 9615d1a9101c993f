import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { CodedList } from '../hand-over/list-code.ts'
import { listPath } from '../list-path.ts'
import { saveNewList } from '../save-new-list.ts'
import { showDone } from '../show-done.ts'
import { useKnownProducts } from '../use-known-products.ts'
import { useOwnLists } from '../use-own-lists.ts'
import styles from './sheets.module.css'

/** A list that was handed over by a code: its items, and the button that stores the list on this device. */
export function ReceivedSheet({ list: { name, items }, onClose }: { list: CodedList; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { lists } = useOwnLists()
  const known = useKnownProducts()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const added = await known(items.map(({ text, ...item }) => ({ ...item, name: text })))
    const saved = await saveNewList(name, added, lists ?? [])
    setSaving(false)
    if (!saved.ok) return void showToast({ kind: 'error', words: saved.words })
    onClose()
    router.history.push(listPath(saved.name))
    showDone(saved, { words: t`Grocery list created` })
  }
  return (
    <Sheet
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button kind="primary" isLoading={isSaving || lists === null} onClick={() => void save()}>
            <Trans>Save list</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        <Plural
          value={items.length}
          one="A list with # item was handed over."
          other="A list with # items was handed over."
        />
      </p>
      <ul className={styles.rows}>
        {items.map((item, at) => (
          <li key={at}>
            <b>
              {item.text} {item.count > 1 && `× ${item.count}`}
            </b>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
