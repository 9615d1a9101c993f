import { Trans, useLingui } from '@lingui/react/macro'
import { InstallButton } from '#features/installation/index.ts'
import { MarketRow } from '#features/market/index.ts'
import { SavedSummary } from '#features/offline-downloads/index.ts'
import { useShopper } from '#session/shopper.ts'
import { useTitle } from '#shell/use-title.ts'
import { classes } from '#ui/base/class-names.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { brand } from '#words/brand.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { DataCost } from './data-cost.tsx'
import { DataSaverChoice } from './data-saver-choice.tsx'
import { saveChoice, useChoice } from './device-choice.ts'
import { NotificationsGroup } from './notifications-group.tsx'
import styles from './settings-screen.module.css'
import { settingsTitle } from './settings-titles.ts'
import { StoredDataGroup } from './stored-data-group.tsx'

/** `/Settings`: the shopper's settings for this device (docs/product.md#settings). All of them work offline. */
export function SettingsScreen() {
  const { t, i18n } = useLingui()
  const theme = useChoice('theme')
  const isShopper = useShopper() !== null
  useTitle(settingsTitle(i18n))
  return (
    <div className={styles.canvas}>
      <div className={`page ${styles.settings}`}>
        <h1 className={classes(styles.title, 'in-bar')}>
          <Trans>Settings</Trans>
        </h1>
        <div className={styles.column}>
          <div className={styles.card}>
            <MarketRow />
            {isShopper && (
              <ListRow icon="lock-key" href="/profile/security">
                <Trans>Account and security</Trans>
              </ListRow>
            )}
          </div>
          <ChoiceGroup
            title={t`Appearance`}
            options={[
              { id: 'system', words: <Trans>System default</Trans> },
              { id: 'light', words: <Trans>Light</Trans> },
              { id: 'dark', words: <Trans>Dark</Trans> },
            ]}
            chosen={theme}
            onChoose={(choice) => saveChoice('theme', choice)}
          />
          <DataSaverChoice />
          <NotificationsGroup />
        </div>
        <div className={styles.column}>
          <DataCost />
          <SavedSummary />
          <StoredDataGroup />
          <div className={styles.card}>
            <ListRow icon="info" href="/about" end={brand.version}>
              <Trans>About</Trans>
            </ListRow>
          </div>
          <div className={styles.install}>
            <InstallButton kind="footer" />
          </div>
        </div>
      </div>
    </div>
  )
}
