import { InstallSheet } from '../features/installation/install-sheet.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { StorageNote } from './storage-note.tsx'
import { UpdateToast } from './update-toast.tsx'

/** What nobody needs before the first view is up: messages, the install sheet. A chunk of its own. */
export function LaterParts() {
  return (
    <>
      <InstallSheet />
      <UpdateToast />
      <StorageNote />
      <ToastRegion />
    </>
  )
}
