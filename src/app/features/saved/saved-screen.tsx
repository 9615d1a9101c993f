import { Trans, useLingui } from '@lingui/react/macro'
import { categoryPath } from '#contract/links.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { CatalogueCard } from '#features/catalogue/index.ts'
import { DownloadList } from '#features/offline-downloads/index.ts'
import { ItemCard } from '#features/pre-loved/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CategoryTile, CategoryTiles } from '#ui/product/category-tile.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { formatAge } from '#words/screens/age.ts'
import styles from './saved-screen.module.css'
import { savedTitle } from './saved-titles.ts'
import { type SavedScreenState, useSavedScreen } from './use-saved-screen.ts'

/** `/saved`: the pages that open offline, with their age (docs/product.md#offline). */
export function SavedScreen() {
  const { t, i18n } = useLingui()
  const screen = useSavedScreen()
  useTitle(savedTitle(i18n))
  if (screen.state === 'empty') {
    return (
      <EmptyState
        level={1}
        picture={illustrations.basket}
        title={t`Nothing saved yet`}
        sentence={t`Pages you open while online stay on this device.`}
        action={
          <ButtonLink kind="primary" href="/">
            <Trans>Go to Home</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="page">
      <h1 className={`in-bar ${styles.title}`}>
        <Trans>Saved on this device</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>These pages open offline.</Trans>
      </p>
      <DownloadList />
      {screen.state === 'reading' ? (
        <ProductGrid label={t`Loading`} isBusy>
          <CardSkeletons number={8} />
        </ProductGrid>
      ) : (
        <SavedPages screen={screen} />
      )}
    </div>
  )
}

function SavedPages({
  screen: { products, departments, shops, preLoved },
}: {
  screen: Extract<SavedScreenState, { state: 'ready' }>
}) {
  const { t, i18n } = useLingui()
  const age = (at: number) => formatAge(at, serverNow(), i18n.locale as Language)
  return (
    <>
      {departments.length > 0 && (
        <Section title={t`Departments`}>
          <CategoryTiles label={t`Departments`}>
            {departments.map(({ id, name, slug, picture }) => (
              <CategoryTile
                key={id}
                href={categoryPath({ slug, categoryId: id })}
                name={name}
                picture={picture}
                id={id}
              />
            ))}
          </CategoryTiles>
        </Section>
      )}
      {products.length > 0 && (
        <Section title={t`Products`}>
          <ProductGrid label={t`Products`}>
            {products.map(({ product, at }) => (
              <div key={product.prodId} className={styles.product}>
                <CatalogueCard card={product} />
                <p className={styles.age}>
                  <Icon name="clock" size={14} />
                  <Updated age={age(at)} />
                </p>
              </div>
            ))}
          </ProductGrid>
        </Section>
      )}
      {preLoved.length > 0 && (
        <Section title={t`Pre-loved`}>
          <ProductGrid label={t`Pre-loved`}>
            {preLoved.map(({ item, at }) => (
              <div key={item.prodId} className={styles.product}>
                <ItemCard card={item} />
                <p className={styles.age}>
                  <Icon name="clock" size={14} />
                  <Updated age={age(at)} />
                </p>
              </div>
            ))}
          </ProductGrid>
        </Section>
      )}
      {shops.length > 0 && (
        <Section title={t`Shops`}>
          <CategoryTiles label={t`Shops`}>
            {shops.map(({ shopId, shopName, slug, pic }) => (
              <CategoryTile key={shopId} href={`/store/${slug}/${shopId}`} name={shopName} picture={pic} id={shopId} />
            ))}
          </CategoryTiles>
        </Section>
      )}
    </>
  )
}

const Updated = ({ age }: { age: string }) => <Trans>updated {age}</Trans>
