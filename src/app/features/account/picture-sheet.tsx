import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { middleOf, sendPicture, squareOf } from './account-picture.ts'
import { CropPicture } from './crop-picture.tsx'
import { useAccountChanged } from './use-account.ts'

/** Crops and uploads the chosen picture. If the upload fails, the sheet stays open with the picture. */
export default function PictureSheet({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const changed = useAccountChanged()
  const [frame, setFrame] = useState(() => middleOf(picture))
  const [isSending, setSending] = useState(false)
  // The chosen picture is in no store.
  useHoldUpdates(true)
  const send = async () => {
    setSending(true)
    const square = await squareOf(picture, frame)
    const sent = square && (await sendPicture(square))
    setSending(false)
    if (!sent?.ok) return showToast({ kind: 'error', words: sent?.words ?? t`Something went wrong.` })
    changed(sent.value)
    showToast({ kind: 'success', words: t`Profile updated.` })
    onClose()
  }
  const footer = (
    <Button kind="primary" isWide isLoading={isSending} isDisabled={isOffline} onClick={() => void send()}>
      {isOffline ? <Trans>Needs internet</Trans> : <Trans>Use this picture</Trans>}
    </Button>
  )
  return (
    <Sheet title={t`Your picture`} onClose={onClose} footer={footer}>
      <CropPicture picture={picture} frame={frame} onFrame={setFrame} />
    </Sheet>
  )
}
