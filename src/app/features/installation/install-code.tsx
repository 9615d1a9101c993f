import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/feedback/first/note.tsx'
import { brand } from '#words/brand.ts'
import styles from './install-code.module.css'
import { MallCode } from './mall-code.tsx'
import { usePublicUrl } from './public-url.ts'
import { isLoopback } from './use-install-method.ts'

/** A QR code that opens the mall on a phone, shown on desktops (docs/product.md#installation). */
export function InstallCode() {
  const address = usePublicUrl()
  return (
    <div className={styles.code}>
      <MallCode size={176} />
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

/** A smaller QR code below another install method, for a phone beside this device. */
export function CodeForOtherPhone() {
  return (
    <div className={styles.other}>
      <MallCode size={104} />
      <p className={styles.words}>
        <Trans>Scan this code to open {brand.name} on another phone.</Trans>
      </p>
    </div>
  )
}
