import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { brand } from '#words/brand.ts'
import { BrowserMenuSteps } from './browser-menu-steps.tsx'
import { CodeForOtherPhone, InstallCode } from './install-code.tsx'
import { InstallPrompt } from './install-prompt.tsx'
import { IosSteps } from './ios-steps.tsx'
import { OtherBrowser } from './other-browser.tsx'
import { isPhone, useInstallMethod } from './use-install-method.ts'

/**
 * The content of the install sheet for the browser's install method, with a QR code on every device; a chunk of its own
 * (docs/product.md#installation). Nothing where the mall is installed.
 */
export function InstallPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const method = useInstallMethod()
  if (!method || method === 'installed') return null
  const hasHomeScreen = method !== 'prompt' || isPhone(navigator.userAgent)
  return (
    <Sheet
      title={hasHomeScreen ? t`Add ${brand.name} to your home screen` : t`Install ${brand.name}`}
      onClose={onClose}
    >
      {method === 'prompt' && <InstallPrompt onClose={onClose} />}
      {method === 'ios-steps' && <IosSteps />}
      {method === 'browser-menu' && <BrowserMenuSteps />}
      {method === 'other-browser' && <OtherBrowser />}
      {method === 'qr-code' ? <InstallCode /> : <CodeForOtherPhone />}
    </Sheet>
  )
}
