import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type GroupBuyState, groupBuyStates } from '#contract/group-buy/group-buy.ts'
import { EndlessEnd } from '#features/endless/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Picture } from '#ui/base/picture.tsx'
import { Segmented } from '#ui/choice/segmented.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import styles from './group-buy.module.css'
import { groupBuyPath, stateOfQuery } from './group-buy-paths.ts'
import { groupBuyTitle } from './group-buy-titles.ts'
import { GroupCard } from './group-card.tsx'
import { useGroupBuys } from './use-group-buys.ts'

const bags = '/media/1/1f6cd-fe0f.0.front/{width}.{format}'

/** `/group-buy`: the group buys of the region by state (docs/product.md#group-buy-page). */
export function GroupBuyScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const state = stateOfQuery(usePageQuery())
  useTitle(groupBuyTitle(i18n))
  const names: Record<GroupBuyState, string> = {
    progress: t`In progress`,
    upcoming: t`Upcoming`,
    completed: t({ message: 'Completed', context: 'group buys' }),
    timedOut: t({ message: 'Timed out', context: 'group buys' }),
  }
  return (
    <Canvas>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Buy together, pay less</Trans>
          </h1>
          <p>
            <Trans>Share your team. When it fills, everyone gets the price.</Trans>
          </p>
          <PageLink href="/help#group-buys" className={styles.how}>
            <Trans>How it works</Trans>
          </PageLink>
        </div>
        <div className={styles.bags}>
          <Picture template={bags} alt="" sizes="128px" />
        </div>
      </header>
      <div className={styles.segments}>
        <Segmented
          group="group-buys"
          label={t`Group buys`}
          tabs={groupBuyStates.map((id) => ({ id, words: names[id] }))}
          chosen={state}
          onChoose={(chosen) => router.history.replace(groupBuyPath(chosen))}
        />
      </div>
      {groupBuyStates.map((one) => (
        <TabPanel key={one} group="group-buys" id={one} isChosen={one === state}>
          {one === state && <GroupList state={state} label={names[state]} />}
        </TabPanel>
      ))}
    </Canvas>
  )
}

function GroupList({ state, label }: { state: GroupBuyState; label: string }) {
  const { t } = useLingui()
  const answer = useGroupBuys(state)
  if (answer.state !== 'ready') return <ScreenState level={2} state={answer} skeleton={<CardSkeletons />} />
  if (answer.list.records.length === 0)
    return (
      <EmptyState
        picture={illustrations.basket}
        title={t`No group buys here right now`}
        sentence={t`New group buys start often. Take another look soon.`}
        action={
          <ButtonLink kind="soft" href={state === 'progress' ? '/trending' : groupBuyPath()}>
            {state === 'progress' ? <Trans>See deals</Trans> : <Trans>Group buys in progress</Trans>}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <p className={styles.age}>
        <SavedAge at={answer.list.at} />
      </p>
      <ul className={styles.list} aria-label={label}>
        {answer.list.records.map((group) => (
          <li key={group.groupBuyId}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
      <EndlessEnd list={answer.list} failed={<Trans>Couldn't load more group buys.</Trans>} />
    </>
  )
}

const CardSkeletons = () => (
  <div className={classes(styles.list, styles.skeletons)} aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((nth) => (
      <Skeleton key={nth} kind="block" />
    ))}
  </div>
)
