import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '#contract/order/order.ts'
import { useMarket } from '#device/market.ts'
import { OrderHelp } from '#features/buying/index.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { HelpAnswers } from './help-answers.tsx'
import styles from './help-screen.module.css'
import { helpTitle } from './help-titles.ts'
import { questionsOf, withFirstGroup } from './order-questions.ts'
import { useHelpText } from './use-help-text.ts'

/**
 * `/help`: answers by topic with a search. Each answer has its own address, such as `/help#install`. With `?orderNumber=`
 * the page begins with that order and the answers that fit the order's state.
 */
export function HelpScreen() {
  const { t, i18n } = useLingui()
  const { lang } = useMarket()
  const help = useHelpText(lang)
  const [typed, setTyped] = useState('')
  const given = usePageQuery().get('orderNumber')
  const [loaded, setLoaded] = useState<Order | null>()
  /** Null where there is no order, or none that can be shown; undefined while the order loads. */
  const order = given ? loaded : null
  useTitle(helpTitle(i18n))
  if (help.state === 'not-saved' || help.state === 'failed') return <ScreenState state={help} skeleton={null} />
  return (
    <div className={`page ${styles.help}`}>
      <h1 className="in-bar">
        <Trans>Help</Trans>
      </h1>
      {given && (
        <div className={styles.order}>
          <OrderHelp given={given} onOrder={setLoaded} />
        </div>
      )}
      <PageLink href="/iCanchat?conversation=support" className={styles.support}>
        <Icon name="chat-circle-dots" size={24} />
        <Trans>Chat with support</Trans>
        <Icon name="caret-right-bold" size={16} />
      </PageLink>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          type="search"
          label={t`Search in help`}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {/* The answers about the order stand first: if they came later, they would move the others. */}
      {help.state === 'ready' && order !== undefined ? (
        <HelpAnswers
          groups={withFirstGroup(help.groups, t`About this order`, order ? questionsOf(order) : [])}
          typed={typed}
        />
      ) : (
        <div className={styles.skeleton} aria-busy="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} kind="block" />
          ))}
        </div>
      )}
    </div>
  )
}
