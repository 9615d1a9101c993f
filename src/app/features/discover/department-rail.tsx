import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Category } from '#contract/category.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { categoryTint } from '#ui/product/category-tint.ts'
import styles from './department-rail.module.css'

type Properties = {
  departments: readonly Category[]
  chosenId: number | undefined
  /** Called when the shopper chooses a department. */
  onChosen: () => void
}

/**
 * A vertical list of departments with the chosen one marked. Choosing replaces the address in the history, so that Back
 * leaves the page.
 */
export function DepartmentRail({ departments, chosenId, onChosen }: Properties) {
  const { t } = useLingui()
  const router = useRouter()
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    // The address may name a department further down. Only the rail is scrolled, not the page.
    const chosen = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (rail.current && chosen && chosen.offsetTop + chosen.offsetHeight > rail.current.clientHeight)
      rail.current.scrollTop = chosen.offsetTop - 24
  }, [])
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.replace(event.currentTarget.getAttribute('href') as string)
    onChosen()
  }
  return (
    <nav ref={rail} className={styles.rail} aria-label={t`Departments`}>
      {departments.map(({ categoryId, shortName, pic }, index) => (
        <PageLink
          key={categoryId}
          href={`/discover?categoryId=${categoryId}`}
          aria-current={categoryId === chosenId ? 'true' : undefined}
          onClick={choose}
        >
          <span className={styles.tile}>
            <Tile
              template={pic}
              sizes="32px"
              tint={categoryTint(categoryId)}
              kind="small"
              when={index < 6 ? 'soon' : 'near'}
            />
          </span>
          <span className={styles.name}>{shortName}</span>
        </PageLink>
      ))}
    </nav>
  )
}
