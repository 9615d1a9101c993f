import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { illustrations } from '#shell/illustrations.ts'
import { useTitle } from '#shell/use-title.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { fetchChooseList } from '../choose/fetch-choose-list.ts'
import { listsTitle } from '../grocery-titles.ts'
import type { CodedList } from '../hand-over/list-code.ts'
import { createList } from '../list-commands.ts'
import { listPath } from '../list-path.ts'
import { fetchListSheets } from '../sheets/fetch-list-sheets.ts'
import { useOwnLists } from '../use-own-lists.ts'
import { ListCard } from './list-card.tsx'
import styles from './lists-screen.module.css'
import { useReceived } from './use-received.ts'
import { UsuallyBought } from './usually-bought.tsx'

const NameSheet = lazy(() => fetchListSheets().then(({ NameSheet }) => ({ default: NameSheet })))
const ScanSheet = lazy(() => fetchListSheets().then(({ ScanSheet }) => ({ default: ScanSheet })))
const ReceivedSheet = lazy(() => fetchListSheets().then(({ ReceivedSheet }) => ({ default: ReceivedSheet })))
const ChooseList = lazy(() => fetchChooseList().then(({ ChooseList }) => ({ default: ChooseList })))

/** `/wish-list`: the grocery lists of the shopper or guest (docs/product.md#grocery-lists). */
export function ListsScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { lists, cards, isAwaited } = useOwnLists()
  const [opened, open] = useState<'name' | 'scan' | null>(null)
  const received = useReceived()
  const [scanned, setScanned] = useState<CodedList | null>(null)
  const handedOver = scanned ?? received.list
  useTitle(listsTitle(i18n))
  const isLoading = lists === null || (lists.length === 0 && isAwaited)
  const buttons = (
    <>
      <Button kind="primary" onClick={() => open('name')}>
        <Icon name="plus-bold" />
        <Trans>New list</Trans>
      </Button>
      <Button kind="soft" onClick={() => open('scan')}>
        <Icon name="device-mobile" />
        <Trans>Scan a code</Trans>
      </Button>
    </>
  )
  return (
    <Canvas title={<Trans>Grocery lists</Trans>}>
      <div role="status" className={styles.fault}>
        {received.isBroken && (
          <Note kind="warn" icon="warning-circle">
            <Trans>The code of this list is incomplete. Scan the code again.</Trans>
          </Note>
        )}
      </div>
      {isLoading ? (
        <div className={styles.lists} aria-busy="true">
          <Skeleton kind="block" />
          <Skeleton kind="block" />
        </div>
      ) : lists.length === 0 ? (
        <EmptyState
          picture={illustrations.basket}
          title={t`No lists yet`}
          sentence={t`Write down what you need. Your lists work without internet, even in the shop.`}
          action={buttons}
        />
      ) : (
        <>
          <div className={styles.buttons}>{buttons}</div>
          <ul className={styles.lists} aria-label={t`Grocery lists`}>
            {lists.map((list) => (
              <ListCard key={list.listId} list={list} cards={cards} />
            ))}
          </ul>
        </>
      )}
      {!isLoading && <UsuallyBought />}
      <Suspense>
        {opened === 'name' && (
          <NameSheet
            isNew
            title={t`New list`}
            start=""
            save={createList}
            onDone={(name) => router.history.push(listPath(name))}
            onClose={() => open(null)}
          />
        )}
        {opened === 'scan' && (
          <ScanSheet
            onList={(list) => {
              open(null)
              setScanned(list)
            }}
            onClose={() => open(null)}
          />
        )}
        {handedOver && (
          <ReceivedSheet
            list={handedOver}
            onClose={() => {
              setScanned(null)
              received.clear()
            }}
          />
        )}
        {!handedOver && received.items.length > 0 && <ChooseList items={received.items} onClose={received.clear} />}
      </Suspense>
    </Canvas>
  )
}
