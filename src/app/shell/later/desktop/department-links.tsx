import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { categoryPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './department-links.module.css'

/**
 * The departments below the desktop's header. The bar shows one line of whole names; its button turns to the next line,
 * and after the last line to the first.
 */
export default function DepartmentLinks({ path }: { path: string }) {
  const { t } = useLingui()
  const { data } = useQuery(mallQueries.departments(useMarket()))
  const lines = useRef<HTMLDivElement>(null)
  const turn = () => {
    if (!lines.current) return
    const { scrollTop, clientHeight, scrollHeight } = lines.current
    lines.current.scrollTop = scrollTop + clientHeight < scrollHeight - 1 ? scrollTop + clientHeight : 0
  }
  return (
    <nav className={styles.links} aria-label={t`All departments`}>
      <div className="page">
        <div ref={lines} className={styles.lines}>
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
        <button type="button" className={styles.turn} aria-label={t`More departments`} onClick={turn}>
          <Icon name="caret-right-bold" size={16} />
        </button>
      </div>
    </nav>
  )
}
