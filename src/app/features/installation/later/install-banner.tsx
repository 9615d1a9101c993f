import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { whenLoaded } from '#device/hydration.ts'
import { whenIdle } from '#shell/start-when-idle.ts'
import { IconButton } from '#ui/base/button.tsx'
import { fetchAhead } from '#ui/base/fetch-ahead.ts'
import { Icon } from '#ui/base/icon.tsx'
import { brand } from '#words/brand.ts'
import { fetchInstallPanel } from '../install-panel-chunk.ts'
import { openInstallSheet } from '../open-install-sheet.ts'
import { publicUrl } from '../public-url.ts'
import { isWorthOffering, useInstallMethod } from '../use-install-method.ts'
import { closeOffer, isOfferClosed } from './closed-offer.ts'
import styles from './install-banner.module.css'

/**
 * A slim banner on home that offers the installation, from the first visit until the offer is closed once. The banner
 * appears when the first view is idle (docs/product.md#installation).
 */
export function InstallBanner() {
  const { t } = useLingui()
  const method = useInstallMethod()
  const isClosed = useSelector(isOfferClosed)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    void whenLoaded().then(() => whenIdle(() => setIdle(true)))
  }, [])
  if (!isIdle || isClosed || !method || !isWorthOffering(method, publicUrl())) return null
  return (
    <aside className={styles.banner} aria-label={t`Get App`}>
      <button
        type="button"
        className={styles.offer}
        aria-haspopup="dialog"
        onClick={openInstallSheet}
        {...fetchAhead(fetchInstallPanel)}
      >
        <img className={styles.mark} src="/icons/mark.svg" alt="" width={36} height={36} />
        <span className={styles.words}>
          <b>{brand.name}</b>
          <span>
            <Trans>Opens without a signal</Trans>
          </span>
        </span>
        <span className={styles.action}>
          <Trans>Install</Trans>
        </span>
      </button>
      <IconButton label={t`Close`} onClick={closeOffer}>
        <Icon name="x-bold" />
      </IconButton>
    </aside>
  )
}
