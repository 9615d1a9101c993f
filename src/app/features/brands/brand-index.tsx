import { Plural, useLingui } from '@lingui/react/macro'
import type { Brand } from '#contract/category.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './brand-index.module.css'
import { brandLetters } from './brand-letters.ts'

/** The brands from A to Z. Each brand links to its products, within the chosen department if there is one. */
export function BrandIndex({ brands, categoryId }: { brands: readonly Brand[]; categoryId: number | undefined }) {
  const { i18n } = useLingui()
  const inDepartment = categoryId ? `categoryId=${categoryId}&` : ''
  return brandLetters(brands, i18n.locale).map(({ letter, brands: own }) => (
    <section key={letter} className={styles.letter}>
      <h2>{letter}</h2>
      <ul className={styles.brands}>
        {own.map(({ brandId, brandName, prodCount }) => (
          <li key={brandId}>
            <PageLink href={`/category?${inDepartment}brandId=${brandId}`} className={styles.brand}>
              <BrandMark id={brandId} name={brandName} />
              <span className={styles.words}>
                <b>{brandName}</b>
                <span>
                  <Plural value={prodCount} one="# product" other="# products" />
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
