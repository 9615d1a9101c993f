import { Trans, useLingui } from '@lingui/react/macro'
import { useHydratedStore } from '#device/hydration.ts'
import { fetchAhead } from '#ui/base/fetch-ahead.ts'
import { Icon } from '#ui/base/icon.tsx'
import styles from './install-button.module.css'
import { installOffer } from './install-offer.ts'
import { fetchInstallPanel } from './install-panel-chunk.ts'
import { openInstallSheet } from './open-install-sheet.ts'

/**
 * Opens the install sheet at any time; absent in the installed mall (docs/product.md#installation). `bar` is the
 * phone's header, which has room for the icon only.
 */
export function InstallButton({ kind }: { kind: 'header' | 'bar' | 'footer' }) {
  const { t } = useLingui()
  if (useHydratedStore(installOffer, ({ isInstalled }) => isInstalled, false)) return null
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[kind]}`}
      aria-haspopup="dialog"
      aria-label={kind === 'bar' ? t`Get App` : undefined}
      onClick={openInstallSheet}
      {...fetchAhead(fetchInstallPanel)}
    >
      {kind === 'header' && (
        <>
          <Icon name="device-mobile" size={16} />
          <Trans>Get App</Trans>
        </>
      )}
      {kind === 'bar' && <Icon name="device-mobile" size={24} />}
      {kind === 'footer' && (
        <>
          <Icon name="download-simple" />
          <Trans>Install app</Trans>
        </>
      )}
    </button>
  )
}
