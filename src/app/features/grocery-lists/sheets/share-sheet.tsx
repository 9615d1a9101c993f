import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groceryLists, revokeGroceryLinks, shareGroceryList } from '#contract/grocery/grocery-list.ts'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { command, useShopperAnswer } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Button } from '#ui/base/button.tsx'
import { Radio } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { shareAddress } from '#ui/feedback/share-address.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { listPath } from '../list-path.ts'
import styles from './sheets.module.css'

/** Links to a list: a link may read, or also tick and change items; all links can be revoked. */
export function ShareSheet({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const { t } = useLingui()
  const isGuest = useShopper() === null
  return (
    <Sheet title={t`Share with a link`} onClose={onClose}>
      {isGuest ? (
        <div className={styles.share}>
          <p className={styles.lead}>
            <Trans>
              Sharing a link needs an account, so that you see what others tick. Your lists are kept when you log in.
            </Trans>
          </p>
          <Button
            kind="primary"
            isWide
            onClick={() => {
              onClose()
              openLogin({ path: listPath(list.name) })
            }}
          >
            <Trans>Log in</Trans>
          </Button>
        </div>
      ) : (
        <Links list={list} />
      )}
    </Sheet>
  )
}

function Links({ list: { listId, name } }: { list: ShownList }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const [mayWrite, setMayWrite] = useState(true)
  const [isSending, setSending] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const lists = useShopperAnswer(groceryLists, {})
  const links = lists.state === 'ready' ? (lists.value.find((one) => one.listId === listId)?.links ?? 0) : 0
  const isFailed = !isOffline && (lists.state === 'failed' || lists.state === 'unreachable')
  const send = async (work: () => Promise<string | null>) => {
    setSending(true)
    // The server must know the list before a link can lead there.
    await replayOutbox()
    const fault = await work()
    await client.invalidateQueries({ queryKey: [groceryLists.path] })
    setSending(false)
    if (fault !== null) showToast({ kind: 'error', words: fault })
  }
  const make = () =>
    send(async () => {
      const outcome = await command(shareGroceryList, { params: { listId }, body: { mayWrite } })
      if (!outcome.ok) return wordsOfFailure(outcome.failure)
      // Without a public address the mall answers a path.
      setUrl(new URL(outcome.value.url, location.origin).href)
      return null
    })
  const revoke = () =>
    send(async () => {
      const outcome = await command(revokeGroceryLinks, { params: { listId } })
      if (!outcome.ok) return wordsOfFailure(outcome.failure)
      setUrl(null)
      showToast({ kind: 'success', words: t`Nobody can open the list by a link any more.` })
      return null
    })
  return (
    <div className={styles.share}>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Anyone with the link, even without an account:</Trans>
        </legend>
        <Radio name="mayWrite" checked={mayWrite} onChange={() => setMayWrite(true)}>
          <Trans>can tick and change items</Trans>
        </Radio>
        <Radio name="mayWrite" checked={!mayWrite} onChange={() => setMayWrite(false)}>
          <Trans>can only read</Trans>
        </Radio>
      </fieldset>
      {url !== null && <p className={styles.url}>{url}</p>}
      <div className={styles.buttons}>
        {url !== null && (
          <Button kind="primary" isWide onClick={() => void shareAddress(name, url)}>
            <Trans>Send the link</Trans>
          </Button>
        )}
        <Button
          kind={url === null ? 'primary' : 'soft'}
          isWide
          isLoading={isSending}
          isDisabled={isOffline}
          onClick={() => void make()}
        >
          {isOffline ? <Trans>Needs internet</Trans> : <Trans>Create a link</Trans>}
        </Button>
      </div>
      {(links > 0 || isFailed) && (
        <>
          {isFailed ? (
            <Note kind="warn" icon="warning-circle">
              <p>
                <Trans>The links of this list can't be loaded.</Trans>
              </p>
              <Button kind="text" size="small" onClick={lists.retry}>
                <Trans>Try again</Trans>
              </Button>
            </Note>
          ) : (
            <Note kind="info" icon="link">
              <Plural value={links} one="# link leads to this list." other="# links lead to this list." />
            </Note>
          )}
          <Button kind="danger" isWide isLoading={isSending} isDisabled={isOffline} onClick={() => void revoke()}>
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Revoke all links</Trans>}
          </Button>
        </>
      )}
    </div>
  )
}
