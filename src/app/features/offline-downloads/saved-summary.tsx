import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { progressOf } from '#cache/offline-downloads/download.ts'
import { removeDownload } from '#cache/offline-downloads/run-downloads.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { formatAge } from '#words/screens/age.ts'
import { formatDataSize } from '#words/screens/data-size.ts'
import styles from './download-list.module.css'
import { useDownloads } from './use-downloads.ts'

/**
 * The row in Settings for all offline downloads, "42 items, 6.2 MB · Updated 2 h ago", with Clear
 * (docs/design.md#sync-status).
 */
export function SavedSummary() {
  const { i18n } = useLingui()
  const language = i18n.locale as Language
  const downloads = useDownloads()
  const all = (downloads ?? []).map(progressOf)
  const items = all.reduce((sum, one) => sum + one.items, 0)
  const size = formatDataSize(
    all.reduce((sum, one) => sum + one.bytes, 0),
    language,
  )
  const age = formatAge(Math.min(...(downloads ?? []).map(({ updatedAt }) => updatedAt)), serverNow(), language)
  const clear = async () => {
    for (const { id } of downloads ?? []) await removeDownload(id)
  }
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon name="cloud-check" size={24} />
      </span>
      <div className={styles.words}>
        <h3>
          <PageLink href="/saved">
            <Trans>Saved for offline</Trans>
          </PageLink>
        </h3>
        {items === 0 ? (
          <p className={styles.small}>
            <Trans>No offline downloads yet. You can download a department, a search or a shop.</Trans>
          </p>
        ) : (
          <p className={styles.small}>
            <Plural value={items} one="# item" other="# items" />, {size} · <Trans>updated {age}</Trans>
          </p>
        )}
      </div>
      {items > 0 && (
        <div className={styles.actions}>
          <Button size="small" kind="danger" onClick={() => void clear()}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
