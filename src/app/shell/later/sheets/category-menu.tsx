import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { useLeave } from '#ui/overlay/use-leave.ts'
import { categoryTint } from '#ui/product/category-tint.ts'
import { softHyphens } from '#words/screens/soft-hyphens.ts'
import { ScreenState } from '../../screen-states.tsx'
import { moveFocus } from '../desktop/move-focus.ts'
import styles from './category-menu.module.css'

/** Time, in ms, that the pointer rests on a department before its sub-categories are shown. */
const restMs = 80

/**
 * The menu of the desktop's button "Categories": the departments, and beside them the sub-categories of the department
 * that has the pointer or the focus (docs/design.md#header). In the document the sub-categories follow their department.
 * Arrow keys move between the links; Escape, a press outside and leaving by Tab close the menu.
 */
export default function CategoryMenu({ path, onClose }: { path: string; onClose: () => void }) {
  const { t } = useLingui()
  const tree = useAnswer(mallQueries.tree(useMarket()))
  const menu = useRef<HTMLElement>(null)
  const [shownId, setShownId] = useState<number>()
  const openedAt = useRef(path)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLeave(() => menu.current?.parentElement, onClose)
  useEffect(() => {
    if (path !== openedAt.current) onClose()
  }, [path, onClose])
  useEffect(() => () => clearTimeout(rest.current), [])
  const isReady = tree.state === 'ready'
  useEffect(() => {
    if (isReady) menu.current?.querySelector('a')?.focus()
  }, [isReady])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      menu.current?.parentElement?.querySelector('button')?.focus()
      onClose()
    } else if (moveFocus(event.key, event.target)) event.preventDefault()
  }
  const showSoon = (id: number) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => setShownId(id), restMs)
  }
  const links = [
    { href: '/categories/', icon: 'squares-four', words: t`All categories` },
    { href: '/vouchers', icon: 'ticket', words: t`Vouchers` },
    { href: '/group-buy', icon: 'timer', words: t`Group buys` },
    { href: '/pre-loved', icon: 'tag', words: t`Pre-loved` },
  ] as const
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={t`Categories`}
      onKeyDown={press}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      {tree.state === 'ready' ? (
        <ul className={styles.departments}>
          {tree.value.map((department, index) => (
            <Department
              key={department.categoryId}
              department={department}
              isShown={department.categoryId === shownId || (shownId === undefined && index === 0)}
              onRest={() => showSoon(department.categoryId)}
              onFocus={() => {
                clearTimeout(rest.current)
                setShownId(department.categoryId)
              }}
            />
          ))}
          {links.map(({ href, icon, words }) => (
            <li key={href}>
              <PageLink href={href} className={styles.department}>
                <span className={styles.all}>
                  <Icon name={icon} size={24} />
                </span>
                {words}
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <ScreenState level={2} state={tree} skeleton={<Skeleton kind="hero" />} />
      )}
    </nav>
  )
}

type DepartmentProperties = { department: Category; isShown: boolean; onRest: () => void; onFocus: () => void }

function Department({ department, isShown, onRest, onFocus }: DepartmentProperties) {
  return (
    <li data-shown={isShown}>
      <PageLink href={categoryPath(department)} className={styles.department} onPointerEnter={onRest} onFocus={onFocus}>
        <span className={styles.tile}>
          <Tile template={department.pic} sizes="24px" tint={categoryTint(department.categoryId)} kind="small" />
        </span>
        {department.categoryName}
        <Icon name="caret-right-bold" size={16} />
      </PageLink>
      {isShown && (
        <ul className={styles.children}>
          {department.children.map((child) => (
            <li key={child.categoryId}>
              <PageLink href={categoryPath(child)} className={styles.child}>
                <Tile template={child.pic} sizes="64px" tint={categoryTint(child.categoryId)} kind="small" />
                {softHyphens(child.categoryName)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
