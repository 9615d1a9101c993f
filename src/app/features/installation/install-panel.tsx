import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { brand } from '#words/brand.ts'
import { BrowserMenuSteps } from './browser-menu-steps.tsx'
import { InstallCode } from './install-code.tsx'
import { InstallPrompt } from './install-prompt.tsx'
import { IosSteps } from './ios-steps.tsx'
import { OtherBrowser } from './other-browser.tsx'
import { type InstallWay, isPhone } from './use-install-way.ts'

export type PanelProperties = { way: Exclude<InstallWay, 'installed'>; onClose: () => void }

/** The sheet of one way, with all it needs: a chunk of its own (png/install-phone.png). */
export function InstallPanel({ way, onClose }: PanelProperties) {
  const { t } = useLingui()
  const goesHome = way !== 'prompt' || isPhone(navigator.userAgent)
  return (
    <Sheet title={goesHome ? t`Keep ${brand.name} on your home screen` : t`Install ${brand.name}`} onClose={onClose}>
      {way === 'prompt' && <InstallPrompt onClose={onClose} />}
      {way === 'ios-steps' && <IosSteps />}
      {way === 'browser-menu' && <BrowserMenuSteps />}
      {way === 'other-browser' && <OtherBrowser />}
      {way === 'qr-code' && <InstallCode />}
    </Sheet>
  )
}
