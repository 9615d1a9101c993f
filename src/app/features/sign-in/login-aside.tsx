import { Trans } from '@lingui/react/macro'
import { illustrations } from '#shell/illustrations.ts'
import { Mark } from '#shell/mark.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Picture } from '#ui/base/picture.tsx'
import { brand } from '#words/brand.ts'
import styles from './login-aside.module.css'

/** The benefits of an account, beside the form on the desktop (docs/design.md#login). */
export function LoginAside() {
  return (
    <div className={styles.aside}>
      <p className={styles.logo}>
        <Mark />
        {brand.wordmark}
      </p>
      <p className={styles.title}>
        <Trans>Your mall, on every device</Trans>
      </p>
      <ul className={styles.points}>
        <li>
          <Icon name="heart" />
          <Trans>Favourites on every device</Trans>
        </li>
        <li>
          <Icon name="map-pin" />
          <Trans>Saved delivery addresses</Trans>
        </li>
        <li>
          <Icon name="cloud-check" />
          <Trans>Works without a signal</Trans>
        </li>
      </ul>
      <div className={styles.disc}>
        <Picture template={illustrations.basket} alt="" sizes="180px" when="soon" />
      </div>
    </div>
  )
}
