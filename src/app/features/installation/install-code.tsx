import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '#ui/feedback/first/note.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { brand } from '#words/brand.ts'
import styles from './install-code.module.css'
import { usePublicUrl } from './public-url.ts'
import { isLoopback } from './use-install-method.ts'

/** A QR code that opens the mall on a phone, shown on desktops (docs/product.md#installation). */
export function InstallCode() {
  const { t } = useLingui()
  const address = usePublicUrl()
  return (
    <div className={styles.code}>
      <QrCode text={address} label={t`QR code of ${address}`} />
      <p className={styles.words}>
        <Trans>
          Scan this code with your phone's camera, then add {brand.name} to your home screen. No app store needed.
        </Trans>
      </p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      {isLoopback(address) && (
        <Note kind="info" icon="info">
          <Trans>This link only works on this computer.</Trans>
        </Note>
      )}
    </div>
  )
}
