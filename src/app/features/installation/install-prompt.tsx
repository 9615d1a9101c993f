import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './install-prompt.module.css'
import { InstallHead } from './install-steps.tsx'
import { promptInstallation } from './prompt-installation.ts'

/** The benefits of an installed mall, and the button that opens the browser's install dialogue. */
export function InstallPrompt({ onClose }: { onClose: () => void }) {
  const install = () => {
    void promptInstallation()
    onClose()
  }
  return (
    <>
      <InstallHead>
        <Trans>No app store needed</Trans>
      </InstallHead>
      <ul className={styles.gains}>
        <li className={styles.gain}>
          <span className={styles.disc}>
            <Icon name="wifi-slash" size={24} />
          </span>
          <p>
            <b>
              <Trans>Works without a signal</Trans>
            </b>
            <Trans>Browse saved items offline</Trans>
          </p>
        </li>
        <li className={styles.gain}>
          <span className={styles.disc}>
            <Icon name="lightning" size={24} />
          </span>
          <p>
            <b>
              <Trans>Opens fast on slow data</Trans>
            </b>
            <Trans>Pages and pictures you viewed stay on your device</Trans>
          </p>
        </li>
        <li className={styles.gain}>
          <span className={styles.disc}>
            <Icon name="device-mobile" size={24} />
          </span>
          <p>
            <b>
              <Trans>One tap away</Trans>
            </b>
            <Trans>Opens in its own window, like any app</Trans>
          </p>
        </li>
      </ul>
      <div className={styles.answers}>
        <Button isWide onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button isWide kind="primary" onClick={install}>
          <Icon name="download-simple" />
          <Trans>Install</Trans>
        </Button>
      </div>
    </>
  )
}
