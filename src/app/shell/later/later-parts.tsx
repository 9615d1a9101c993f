import { useEffect } from 'react'
import { CartHost } from '#features/cart/index.ts'
import { HomeInstallBanner, InstallSheet } from '#features/installation/index.ts'
import { keepPushUpToDate } from '#features/push/index.ts'
import { LoginHost } from '#features/sign-in/index.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { followScroll } from './follow-scroll.ts'
import { showFlashMessage } from './show-flash-message.ts'
import { StorageNote } from './storage-note.tsx'
import { UpdateToast } from './update-toast.tsx'

/** Parts that are not needed before the first view is up: the install banner and sheet, login, toasts. A separate chunk. */
export default function LaterParts() {
  useEffect(followScroll, [])
  useEffect(showFlashMessage, [])
  useEffect(keepPushUpToDate, [])
  return (
    <>
      <HomeInstallBanner />
      <CartHost />
      <InstallSheet />
      <LoginHost />
      <UpdateToast />
      <StorageNote />
      <ToastRegion />
    </>
  )
}
