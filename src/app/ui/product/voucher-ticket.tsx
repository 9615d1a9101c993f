import { type ReactNode, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './voucher-ticket.module.css'

type Properties = {
  /** `mango` for the mall and its products, `jade` for a shop, `sky` for delivery, `ended` for a voucher without use. */
  tone: 'mango' | 'jade' | 'sky' | 'ended'
  /** The formatted reduction on the stub; null for free delivery, which shows a truck. */
  amount: string | null
  /** The word below the amount. */
  off: string
  title: string
  /** The conditions of the voucher. */
  facts: ReactNode
  /** Badges of the state: days left, pieces left, collected. */
  badges?: ReactNode
  /** A sentence about a refusal, or the reason for which the voucher cannot be used. */
  note?: ReactNode
  action?: ReactNode
  /** The level of the title's heading. */
  level?: 2 | 3 | undefined
}

/** The characters that fit on the stub in the large type. */
const shortAmount = 7

/** A voucher as a ticket: a stub with the reduction, and a body with conditions, state and one action (docs/design.md#voucher-ticket). */
export function VoucherTicket({ tone, amount, off, title, facts, badges, note, action, level = 2 }: Properties) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.ticket} aria-labelledby={id}>
      <div className={classes(styles.stub, styles[tone])}>
        {amount === null ? (
          <Icon name="truck" size={32} />
        ) : (
          <b className={classes(amount.length > shortAmount && styles.long)}>{amount}</b>
        )}
        <span>{off}</span>
      </div>
      <div className={styles.body}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.facts}>{facts}</p>
        {note && <div className={styles.note}>{note}</div>}
        {(badges || action) && (
          <div className={styles.foot}>
            <span className={styles.badges}>{badges}</span>
            {action && <span className={styles.action}>{action}</span>}
          </div>
        )}
      </div>
    </article>
  )
}

/** Tickets below each other on the phone, in columns where there is room. */
export function TicketList({
  label,
  isNarrow = false,
  children,
}: {
  label: string
  /** One column at every width, as in a sheet. */
  isNarrow?: boolean
  children: ReactNode
}) {
  return (
    <ul className={classes(styles.list, isNarrow ? styles.narrow : styles.columns)} aria-label={label}>
      {children}
    </ul>
  )
}
