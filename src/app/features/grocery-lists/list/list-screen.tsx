import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nameKey } from '#contract/grocery/list-name.ts'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { illustrations } from '#shell/illustrations.ts'
import { useTitle } from '#shell/use-title.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { createList } from '../list-commands.ts'
import { listNameWords } from '../list-name-words.ts'
import { listPath } from '../list-path.ts'
import { showDone } from '../show-done.ts'
import { type OwnLists, useOwnLists } from '../use-own-lists.ts'
import styles from './list-screen.module.css'
import { OpenList } from './open-list.tsx'

/** `/wish-list/{listName}`: one grocery list, from the records of this device (docs/product.md#grocery-lists). */
export function ListScreen({ listName }: { listName: string }) {
  const own = useOwnLists()
  const list = useOpenedList(own.lists, listName)
  useTitle(list?.name ?? listName)
  if (list) return <OpenList key={list.listId} list={list} cards={own.cards} />
  if (own.lists === null || own.isAwaited)
    return (
      <div className={styles.canvas} aria-busy="true">
        <div className="page">
          <RowSkeletons number={4} />
        </div>
      </div>
    )
  return <UnknownList name={listName} />
}

/**
 * The list that the address opened. The list stays open when its name changes, on this device or by a merge with other
 * devices: the address follows the name, and a toast tells the new name.
 */
function useOpenedList(lists: OwnLists['lists'], listName: string): ShownList | undefined {
  const { t } = useLingui()
  const router = useRouter()
  const [opened, setOpened] = useState<{ readonly listName: string; readonly listId: string } | null>(null)
  const before = opened?.listName === listName ? lists?.find(({ listId }) => listId === opened.listId) : undefined
  const list = before ?? lists?.find(({ name }) => nameKey(name) === nameKey(listName))
  if (list && (opened?.listId !== list.listId || opened.listName !== listName))
    setOpened({ listName, listId: list.listId })
  const newName = list && nameKey(list.name) !== nameKey(listName) ? list.name : null
  useEffect(() => {
    if (newName === null) return
    router.history.replace(listPath(newName))
    showToast({ kind: 'info', words: t`This list is now called “${newName}”.` })
  }, [newName, router, t])
  return list
}

function UnknownList({ name }: { name: string }) {
  const { t } = useLingui()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    const made = await createList(name)
    if (made.ok) return showDone(made, { words: t`Grocery list created` })
    setMaking(false)
    showToast({ kind: 'error', words: listNameWords(made.code) })
  }
  return (
    <EmptyState
      level={1}
      picture={illustrations.basket}
      title={t`No list with this name`}
      sentence={t`“${name}” is not on this device.`}
      action={
        <>
          <Button kind="primary" isLoading={isMaking} onClick={() => void make()}>
            <Trans>Create this list</Trans>
          </Button>
          <ButtonLink kind="soft" href="/wish-list">
            <Trans>All lists</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
