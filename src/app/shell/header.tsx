import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { categoryTree } from '../../contract/category.ts'
import { brand } from '../../words/brand.ts'
import { catalogueQuery } from '../data/catalogue-queries.ts'
import { usePlace } from '../data/place.ts'
import { PlaceButton } from '../features/place/door.ts'
import { InstallButton } from '../features/installation/door.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import styles from './header.module.css'
import { Mark } from './mark.tsx'

/** Logo, region and language, Get App; on the desktop the departments below (spec §2, DESIGN.md §7). */
export function Header({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className="page">
          <span className={styles.slogan}><Icon name="wifi-slash" size={18} />{t`Works without a signal`}</span>
          <PlaceButton kind="utility" />
          <InstallButton kind="header" />
        </div>
      </div>
      <div className={styles.bar}>
        <PageLink href="/" className={styles.logo} aria-label={t`${brand.name}, home`}>
          <Mark />
          <span aria-hidden="true">{brand.wordmark}</span>
        </PageLink>
        <span className={styles.phoneOnly}><PlaceButton kind="bar" /><InstallButton kind="bar" /></span>
      </div>
      <DepartmentLinks path={path} />
    </header>
  )
}

function DepartmentLinks({ path }: { path: string }) {
  const { t } = useLingui()
  const { data } = useQuery(catalogueQuery(categoryTree, usePlace()))
  return (
    <nav className={styles.links} aria-label={t`All departments`}>
      <div className="page">
        {data?.value.map((department) => {
          const href = `/${department.slug}/${department.categoryId}`
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
