import { Trans, useLingui } from '@lingui/react/macro'
import { useSavesData } from '#device/data-saver.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { saveChoice, useChoice } from './device-choice.ts'
import styles from './settings-screen.module.css'

/** The data saver setting (decision 0015), and whether data saver is active now. */
export function DataSaverChoice() {
  const { t } = useLingui()
  const choice = useChoice('dataSaver')
  const savesData = useSavesData()
  return (
    <ChoiceGroup
      title={t`Data saver`}
      sentence={
        <>
          <Trans>
            Smaller images, no background downloads. Automatic turns this on when your browser asks for it or your
            connection is slow.
          </Trans>
          <span
            className={classes(styles.now, savesData && styles.saving, choice === null && styles.awaited)}
            role="status"
          >
            <Icon name={savesData ? 'check-circle-fill' : 'info'} size={16} />
            {savesData ? <Trans>Now on</Trans> : <Trans>Now off</Trans>}
          </span>
        </>
      }
      options={[
        { id: 'auto', words: <Trans>Automatic</Trans> },
        { id: 'on', words: <Trans>Always on</Trans> },
        { id: 'off', words: <Trans>Off</Trans> },
      ]}
      chosen={choice}
      onChoose={(one) => saveChoice('dataSaver', one)}
    />
  )
}
