import { Trans, useLingui } from '@lingui/react/macro'
import { PlaceholderCards } from '#features/catalogue/index.ts'
import { EndlessGrid } from '#features/endless/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { LikedProducts } from './liked-products.tsx'
import styles from './you-may-like.module.css'

/** "You may like" of home. The list is below the fold and loads after the first view. */
export default function YouMayLike() {
  const { t } = useLingui()
  return (
    <LikedProducts path="/">
      {(products, isPersonal) =>
        products.state === 'ready' ? (
          <>
            {isPersonal && (
              <p className={styles.note}>
                <Trans>Based on what you viewed, saved and bought</Trans>
              </p>
            )}
            <EndlessGrid label={t`You may like`} list={products.list} />
          </>
        ) : products.state === 'loading' ? (
          <PlaceholderCards />
        ) : (
          <ScreenState level={2} state={products} skeleton={<PlaceholderCards />} />
        )
      }
    </LikedProducts>
  )
}
