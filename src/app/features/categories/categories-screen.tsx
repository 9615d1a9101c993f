import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { categoryTint } from '#ui/product/category-tint.ts'
import styles from './categories-screen.module.css'
import { categoriesTitle } from './categories-titles.ts'

/** `/categories/`: every department with its sub-categories (docs/product.md#lists). */
export function CategoriesScreen() {
  const { t, i18n } = useLingui()
  const tree = useAnswer(mallQueries.tree(useMarket()))
  const title = categoriesTitle(i18n)
  useTitle(title)
  const note =
    tree.state === 'ready' ? <Plural value={tree.value.length} one="# department" other="# departments" /> : null
  return (
    <div className="page">
      <PageHead
        title={title}
        trail={[{ name: t`Home`, href: '/' }]}
        note={note}
        aside={
          <ButtonLink kind="soft" size="small" href="/pre-loved">
            <Trans>Pre-loved</Trans>
          </ButtonLink>
        }
      />
      {tree.state === 'ready' ? (
        <div className={styles.departments}>
          {tree.value.map((department, index) => (
            <Department key={department.categoryId} department={department} isEarly={index < 4} />
          ))}
        </div>
      ) : (
        <ScreenState level={2} state={tree} skeleton={<CategoriesSkeleton />} />
      )}
    </div>
  )
}

function Department({ department, isEarly }: { department: Category; isEarly: boolean }) {
  return (
    <section className={styles.department}>
      <h2 className={styles.head}>
        <PageLink href={categoryPath(department)}>
          <span className={styles.tile}>
            <Tile
              template={department.pic}
              sizes="37px"
              tint={categoryTint(department.categoryId)}
              kind="small"
              when={isEarly ? 'soon' : 'near'}
            />
          </span>
          <span>{department.categoryName}</span>
        </PageLink>
      </h2>
      <ul className={styles.children}>
        {department.children.map((child) => (
          <li key={child.categoryId}>
            <PageLink href={categoryPath(child)}>{child.categoryName}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoriesSkeleton() {
  return (
    <div className={styles.departments}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={styles.awaited}>
          <Skeleton kind="block" />
        </div>
      ))}
    </div>
  )
}
