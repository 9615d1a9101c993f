import { useLingui } from '@lingui/react/macro'
import { openLogin } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './shopper-button.module.css'

/**
 * The header's login button; for a shopper the nickname, which links to the profile (docs/product.md#header). Loaded
 * once the first view is up.
 */
export default function ShopperButton() {
  const { t } = useLingui()
  const shopper = useShopper()
  const shown = (words: string) => (
    <>
      <Icon name="user" size={24} />
      <span>{words}</span>
    </>
  )
  return shopper ? (
    <PageLink href="/profile" className={styles.shopper}>
      {shown(shopper.nickName)}
    </PageLink>
  ) : (
    <button type="button" className={styles.shopper} aria-haspopup="dialog" onClick={() => openLogin()}>
      {shown(t`Log in`)}
    </button>
  )
}
