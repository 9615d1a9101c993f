import { useEffect } from 'react'
import { AddHost } from '#features/cart/index.ts'
import { InstallSheet } from '#features/installation/index.ts'
import { LoginHost } from '#features/sign-in/index.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { followScroll } from './follow-scroll.ts'
import { sayWhatWas } from './say-after-reload.ts'
import { StorageNote } from './storage-note.tsx'
import { UpdateToast } from './update-toast.tsx'

/** What nobody needs before the first view is up: messages, the install sheet, login. A chunk of its own. */
export default function LaterParts() {
  useEffect(followScroll, [])
  useEffect(sayWhatWas, [])
  return (
    <>
      <AddHost />
      <InstallSheet />
      <LoginHost />
      <UpdateToast />
      <StorageNote />
      <ToastRegion />
    </>
  )
}
