import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { shareAddress } from '#ui/feedback/share-address.ts'
import { Card } from '#ui/layout/card.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { brand } from '#words/brand.ts'
import { copyCode } from './copy-code.ts'
import styles from './invitation.module.css'

/** The shopper's code, the QR code of the link, and the buttons to copy and share them, which need no network. */
export function ShareCard({ code, url }: { code: string; url: string }) {
  const { t } = useLingui()
  // Without a public address the mall answers a path.
  const address = new URL(url, location.origin).href
  return (
    <Card title={t`Your invitation code`}>
      <div className={styles.codeLine}>
        <p className={styles.code} translate="no">
          {code}
        </p>
        <Button kind="soft" size="small" onClick={() => void copyCode(code)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <div className={styles.qr}>
        <QrCode text={address} label={t`QR code of your invitation link`} size={176} />
        <p className={styles.small}>
          <Trans>Let a friend scan this with the phone's camera.</Trans>
        </p>
      </div>
      <p className={styles.url} translate="no">
        {address.replace(/^https?:\/\//, '')}
      </p>
      <Button kind="primary" isWide onClick={() => void shareAddress(t`Join me on ${brand.name}`, address)}>
        <Icon name="share-network" />
        <Trans>Share your link</Trans>
      </Button>
    </Card>
  )
}
