import { useSelector } from '@tanstack/react-store'
import { type ComponentType, useEffect, useState } from 'react'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'
import { fetchInstallPanel } from '../install-panel-chunk.ts'
import { isInstallSheetOpen } from '../open-install-sheet.ts'
import { closeOffer } from './closed-offer.ts'

/** The install sheet, which only a tap opens: on the banner or on Get App (docs/design.md#install). */
export function InstallSheet() {
  const isOpen = useSelector(isInstallSheetOpen)
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const hide = () => isInstallSheetOpen.setState(() => false)

  useEffect(() => {
    if (isOpen && !Panel)
      void fetchInstallPanel().then(
        ({ InstallPanel }) => setPanel(() => InstallPanel),
        () => {
          isInstallSheetOpen.setState(() => false)
          showNotOpened()
        },
      )
  }, [isOpen, Panel])

  if (!isOpen || !Panel) return null
  return (
    <Panel
      onClose={() => {
        closeOffer()
        hide()
      }}
    />
  )
}
