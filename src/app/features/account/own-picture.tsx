import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { UserInfo } from '#contract/account/user.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Avatar } from '#ui/base/avatar.tsx'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { PictureInput } from '#ui/form/picture-input.tsx'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import styles from './account.module.css'
import { removePicture } from './account-picture.ts'
import { useAccountChanged } from './use-account.ts'

const PictureSheet = lazy(() => import('./picture-sheet.tsx'))

/** The shopper's own picture with the buttons to change or remove it. */
export function OwnPicture({ account: { nickName, avatarUrl } }: { account: UserInfo }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const changed = useAccountChanged()
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  // The remove button disappears together with the picture.
  useKeepFocus(avatarUrl ?? '')
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await createImageBitmap(chosen).catch(() => null)
    if (read) setPicture(read)
    else showToast({ kind: 'error', words: failureWords('PICTURE_INVALID', '') })
  }
  const remove = async () => {
    setRemoving(true)
    const sent = await removePicture()
    setRemoving(false)
    if (!sent.ok) return showToast({ kind: 'error', words: sent.words })
    changed(sent.value)
    showToast({ kind: 'success', words: t`Profile updated.` })
  }
  return (
    <div className={styles.picture}>
      <Avatar name={nickName} picture={avatarUrl} isLarge />
      <div className={styles.pictureWays}>
        <Button kind="soft" size="small" isDisabled={isOffline} onClick={() => file.current?.click()}>
          {isOffline ? (
            <Trans>Changing your picture needs internet</Trans>
          ) : avatarUrl ? (
            <Trans>Change picture</Trans>
          ) : (
            <Trans>Add a picture</Trans>
          )}
        </Button>
        {avatarUrl && !isOffline && (
          <Button kind="text" size="small" isLoading={isRemoving} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <PictureInput inputRef={file} label={t`Picture`} onChoose={([chosen]) => void open(chosen)} />
      {picture && (
        <Suspense>
          <PictureSheet picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
    </div>
  )
}
