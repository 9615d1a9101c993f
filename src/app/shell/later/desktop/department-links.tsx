import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { categoryPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './department-links.module.css'

/** The departments in a horizontally scrolling row, below the desktop's header. */
export default function DepartmentLinks({ path }: { path: string }) {
  const { t } = useLingui()
  const { data } = useQuery(mallQueries.departments(useMarket()))
  return (
    <nav className={styles.links} aria-label={t`All departments`}>
      <div className="page">
        <PageLink href="/trending" aria-current={path === '/trending' ? 'page' : undefined}>
          <Icon name="lightning" size={18} />
          <Trans>Trending deals</Trans>
        </PageLink>
        {data?.value.map((department) => {
          const href = categoryPath(department)
          return (
            <PageLink key={department.categoryId} href={href} aria-current={path === href ? 'page' : undefined}>
              {department.shortName}
            </PageLink>
          )
        })}
      </div>
    </nav>
  )
}
