import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { Category } from '#contract/category.ts'
import { useMarket } from '#device/market.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChooserField } from '#ui/form/chooser-field.tsx'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import styles from './category-field.module.css'

type Properties = { chosen: number; error: string | undefined; onChoose: (categoryId: number) => void }

/** The category of an offer, chosen from the departments in a sheet. */
export function CategoryField({ chosen, error, onChoose }: Properties) {
  const { t } = useLingui()
  const tree = useQuery(mallQueries.tree(useMarket())).data?.value
  const name = tree?.flatMap(({ children }) => children).find(({ categoryId }) => categoryId === chosen)?.categoryName
  return (
    <ChooserField
      label={t`Category`}
      value={name ?? (chosen === 0 ? '' : '…')}
      hint={t`Choose a category`}
      {...(error !== undefined && { error })}
    >
      {(close) => (
        <Departments
          chosen={chosen}
          onChoose={(categoryId) => {
            onChoose(categoryId)
            close()
          }}
        />
      )}
    </ChooserField>
  )
}

function Departments({ chosen, onChoose }: Pick<Properties, 'chosen' | 'onChoose'>) {
  const tree = useAnswer(mallQueries.tree(useMarket()))
  if (tree.state === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton kind="title" />
        <Skeleton kind="title" />
      </div>
    )
  if (tree.state !== 'ready')
    return (
      <Note kind="warn" icon="wifi-slash">
        <p>
          <Trans>The categories can't be loaded now. Your input is kept.</Trans>
        </p>
        {'retry' in tree && (
          <Button size="small" onClick={tree.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Note>
    )
  return (
    <Disclosures>
      {tree.value.map((department) => (
        <Disclosure
          key={department.categoryId}
          title={department.categoryName}
          isOpen={department.children.some(({ categoryId }) => categoryId === chosen)}
        >
          <ul className={styles.categories}>
            {department.children.map((child) => (
              <li key={child.categoryId}>
                <Choice category={child} isChosen={child.categoryId === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Disclosures>
  )
}

function Choice({
  category: { categoryId, categoryName },
  isChosen,
  onChoose,
}: {
  category: Category
  isChosen: boolean
  onChoose: (categoryId: number) => void
}) {
  return (
    <button
      type="button"
      className={styles.category}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(categoryId)}
    >
      {categoryName}
      {isChosen && <Icon name="check-bold" size={18} />}
    </button>
  )
}
