import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { brand } from '../../words/brand.ts'
import { useIsDesktop } from '../data/use-is-desktop.ts'
import { InstallButton } from '../features/installation/door.ts'
import { PlaceButton } from '../features/place/door.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import styles from './header.module.css'
import { Mark } from './mark.tsx'

// Phones never show them, so that they cost a phone nothing.
const DepartmentLinks = lazy(() => import('./department-links.tsx').then(({ DepartmentLinks }) => ({ default: DepartmentLinks })))

/** Logo, region and language, Get App; on the desktop the departments below (spec §2, DESIGN.md §7). */
export function Header({ path }: { path: string }) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
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
      <div className={styles.links}>{isDesktop && <Suspense><DepartmentLinks path={path} /></Suspense>}</div>
    </header>
  )
}
