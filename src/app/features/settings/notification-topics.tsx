import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type PushTopic, pushTopics } from '#contract/push/push-settings.ts'
import { chooseTopic } from '#features/push/index.ts'
import { useShopper } from '#session/shopper.ts'
import { Switch } from '#ui/choice/choice.tsx'
import styles from './settings-screen.module.css'

const words: Readonly<Record<PushTopic, ReactNode>> = {
  shipped: <Trans>Order shipped, instalment reminder, your sales</Trans>,
  delivery: <Trans>Out for delivery and delivered</Trans>,
  refund: <Trans>Refunds and payouts</Trans>,
  backInStock: <Trans>Back in stock</Trans>,
  priceDrop: <Trans>Price drops</Trans>,
  checkout: <Trans>Checkout prices and vouchers about to expire</Trans>,
  groupBuy: <Trans>Group buys and teams</Trans>,
  announcements: <Trans>News of your region</Trans>,
}

/** Messages that only a signed-in shopper gets. */
const ofShopper: readonly PushTopic[] = ['shipped', 'delivery', 'refund', 'checkout', 'groupBuy']

/** The kinds of notifications, each with a switch. */
export function NotificationTopics({ topics }: { topics: readonly PushTopic[] }) {
  const isShopper = useShopper() !== null
  const shown = pushTopics.filter((topic) => isShopper || !ofShopper.includes(topic))
  return (
    <fieldset className={styles.topics}>
      <legend className={styles.subheading}>
        <Trans>Notify me about</Trans>
      </legend>
      {shown.map((topic) => (
        <Switch
          key={topic}
          checked={topics.includes(topic)}
          onChange={({ target }) => void chooseTopic(topic, target.checked)}
        >
          {words[topic]}
        </Switch>
      ))}
    </fieldset>
  )
}
