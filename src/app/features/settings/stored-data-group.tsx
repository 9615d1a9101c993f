import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { forgetSearches } from '#device/recent-searches.ts'
import { clearFootprint } from '#offline/footprint.ts'
import { shopperNow } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { formatDataSize } from '#words/screens/data-size.ts'
import { ClearRow } from './clear-row.tsx'
import styles from './settings-screen.module.css'
import { clearSaved, useStoredData } from './stored-data.ts'

/** The mall's data on this device, whether the browser will keep the data, and buttons to clear it. */
export function StoredDataGroup() {
  const { t, i18n } = useLingui()
  const [kept, readAgain] = useStoredData()
  const clear = async (work: () => Promise<unknown>) => {
    await work()
    await readAgain()
    showToast({ kind: 'success', words: t`Cleared` })
  }
  const requestPersistence = async () => {
    const isGranted = await navigator.storage.persist().catch(() => false)
    await readAgain()
    if (!isGranted)
      showToast({ kind: 'info', words: t`Your browser didn't allow this. Install the app and try again.` })
  }
  const bytes = formatDataSize(kept?.bytes ?? 0, i18n.locale as Language)
  return (
    <section className={styles.card} aria-labelledby="on-this-phone">
      <h2 id="on-this-phone" className={styles.heading}>
        <Trans>On this device</Trans>
      </h2>
      <ClearRow
        words={<Trans>All saved data</Trans>}
        detail={
          kept ? (
            <>
              <Plural value={kept.pages} one="# item" other="# items" />
              {`, ${bytes}`}
            </>
          ) : (
            '–'
          )
        }
        question={t`Clear saved data?`}
        sentence={<Trans>Pages, pictures and offline downloads will need internet to open again.</Trans>}
        isEmpty={!kept || kept.pages === 0}
        onClear={() => void clear(clearSaved)}
      />
      <ClearRow
        words={<Trans>Footprint</Trans>}
        detail={kept ? <Plural value={kept.footprints} one="# product" other="# products" /> : '–'}
        question={t`Clear your footprint?`}
        sentence={
          <Trans>
            The list of products you opened will be permanently removed from this device. Your account keeps its own
            list.
          </Trans>
        }
        isEmpty={!kept || kept.footprints === 0}
        onClear={() => void clear(() => clearFootprint(shopperNow()?.userId))}
      />
      {kept && kept.searches > 0 && (
        <ClearRow
          words={<Trans>Recent searches</Trans>}
          detail={<Plural value={kept.searches} one="# search" other="# searches" />}
          question={t`Clear recent searches?`}
          sentence={<Trans>Your recent searches will no longer be suggested.</Trans>}
          isEmpty={false}
          onClear={() => void clear(forgetSearches)}
        />
      )}
      {(!kept || kept.isPersistent !== null) && (
        <div className={classes(styles.row, !kept && styles.awaited)}>
          <span className={styles.words}>
            <Trans>Storage</Trans>
            <small>
              {kept?.isPersistent ? (
                <Trans>Your browser keeps this data until you clear it.</Trans>
              ) : (
                <Trans>Your browser may clear this data when your device runs low on space.</Trans>
              )}
            </small>
          </span>
          {!kept?.isPersistent && (
            <Button kind="soft" size="small" onClick={() => void requestPersistence()}>
              <Trans>Keep it</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
