import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { exportUser } from '#contract/account/user.ts'
import { serverNow } from '#device/server-clock.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { brand } from '#words/brand.ts'
import styles from './account.module.css'

/** Downloads everything that the server stores about this shopper as one file. */
export function OwnData() {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const [isComing, setComing] = useState(false)
  const download = async () => {
    setComing(true)
    const outcome = await command(exportUser)
    setComing(false)
    if (!outcome.ok) return showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
    const day = new Date(serverNow()).toISOString().slice(0, 10)
    saveFile(`${brand.wordmark}-${day}.json`, JSON.stringify(outcome.value, null, 2))
    showToast({ kind: 'success', words: t`Your data is downloaded.` })
  }
  return (
    <section className={styles.card} aria-labelledby="own-data">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="own-data">
            <Trans>My data</Trans>
          </h2>
          <p>
            <Trans>A copy of all your data in one file.</Trans>
          </p>
        </div>
        <Button kind="soft" size="small" isLoading={isComing} isDisabled={isOffline} onClick={() => void download()}>
          {isOffline ? <Trans>Needs internet</Trans> : <Trans>Download</Trans>}
        </Button>
      </div>
    </section>
  )
}

/** Starts a browser download of a JSON text. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // The download has started long before; the object URL can be released.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
