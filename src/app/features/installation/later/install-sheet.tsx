import { type ComponentType, useEffect, useState } from 'react'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'
import {
  closeInstallSheet,
  hideInstallSheet,
  openInstallSheet,
  useIsInstallSheetOpen,
  wasClosed,
} from '../install-dialogue.ts'
import type { PanelProperties } from '../install-panel.tsx'
import { fetchInstallPanel } from '../install-panel-chunk.ts'
import { publicUrl } from '../public-url.ts'
import { isWorthOffering, useInstallMethod } from '../use-install-method.ts'
import { useHasVisitedEnough } from '../use-pages-seen.ts'

/** Delay in ms before the sheet opens by itself, so that the shopper can first read the new page. */
const openDelay = 1_500

/**
 * The install sheet: opens once by itself after the second page seen, and whenever the install button is used
 * (docs/design.md#install).
 */
export function InstallSheet() {
  const method = useInstallMethod()
  const hasVisitedEnough = useHasVisitedEnough()
  const isOpen = useIsInstallSheetOpen()
  const [Panel, setPanel] = useState<ComponentType<PanelProperties> | null>(null)

  useEffect(() => {
    if (!hasVisitedEnough || !method || wasClosed() || !isWorthOffering(method, publicUrl())) return
    const timer = setTimeout(() => {
      if (!isBusy()) void fetchInstallPanel().then(openInstallSheet, () => undefined)
    }, openDelay)
    return () => clearTimeout(timer)
  }, [hasVisitedEnough, method])

  useEffect(() => {
    if (isOpen && !Panel)
      void fetchInstallPanel().then(
        ({ InstallPanel }) => setPanel(() => InstallPanel),
        () => {
          hideInstallSheet()
          showNotOpened()
        },
      )
  }, [isOpen, Panel])

  if (!isOpen || !Panel || !method || method === 'installed') return null
  return <Panel method={method} onClose={closeInstallSheet} />
}

/** Whether the shopper is typing or has another dialogue open. */
const isBusy = () =>
  document.querySelector('[role="dialog"], dialog[open]') !== null ||
  /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '')
