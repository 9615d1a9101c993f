import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { categoryPath, subCategoriesPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { FindsOfTheDay } from '#features/finds/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { DepartmentBrands } from './department-brands.tsx'
import { DepartmentRail } from './department-rail.tsx'
import { DiscoverLinks } from './discover-links.tsx'
import styles from './discover-screen.module.css'
import { DiscoverTile } from './discover-tile.tsx'
import { discoverTitle } from './discover-titles.ts'
import { DiscoverSkeleton } from './rows-skeleton.tsx'

/**
 * `/discover`: the departments at the side, and the sub-categories of the chosen one beside them
 * (docs/product.md#lists).
 */
export function DiscoverScreen({ categoryId }: { categoryId: number | undefined }) {
  const { i18n } = useLingui()
  const market = useMarket()
  const tree = useAnswer(mallQueries.tree(market))
  const pane = useRef<HTMLElement>(null)
  useTitle(discoverTitle(i18n))
  // An id that names no department is ignored.
  const chosen =
    tree.state === 'ready' ? (tree.value.find((one) => one.categoryId === categoryId) ?? tree.value[0]) : undefined
  const toTop = () => {
    if ((pane.current?.getBoundingClientRect().top ?? 0) < 0) pane.current?.scrollIntoView()
  }
  return (
    <div className="page">
      <h1 className={classes(styles.title, 'in-bar')}>
        <Trans>Discover</Trans>
      </h1>
      <DiscoverLinks />
      <FindsOfTheDay />
      {tree.state === 'ready' ? (
        <div className={styles.panes}>
          <DepartmentRail departments={tree.value} chosenId={chosen?.categoryId} onChosen={toTop} />
          {chosen && (
            <section ref={pane} className={styles.pane} aria-label={chosen.categoryName}>
              <div className={styles.head}>
                <h2>{chosen.categoryName}</h2>
                <ButtonLink kind="soft" size="small" href={categoryPath(chosen)}>
                  <Trans>See all</Trans>
                </ButtonLink>
              </div>
              <ul className={styles.tiles}>
                {chosen.children.map((child) => (
                  <li key={child.categoryId}>
                    <DiscoverTile category={child} />
                  </li>
                ))}
              </ul>
              <p className={styles.further}>
                <ButtonLink href={subCategoriesPath(chosen)}>
                  <Trans>See each category</Trans>
                </ButtonLink>
              </p>
              <DepartmentBrands key={chosen.categoryId} categoryId={chosen.categoryId} />
            </section>
          )}
        </div>
      ) : (
        <ScreenState level={2} state={tree} skeleton={<DiscoverSkeleton />} />
      )}
    </div>
  )
}
