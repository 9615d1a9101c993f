import { Trans, useLingui } from '@lingui/react/macro'
import { type InviterRow, readLeaderboard } from '#contract/invitation/invitation.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { classes } from '#ui/base/class-names.ts'
import { InitialAvatar } from '#ui/base/initial-avatar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import styles from './invitation.module.css'

/** The best inviters of the region; the shopper's own row stands below the list if it is not part of the list. */
export function Leaderboard() {
  const { t } = useLingui()
  const board = useShopperAnswer(readLeaderboard, {})
  if (board.state === 'guest') return null
  return (
    <Card title={t`Leaderboard`}>
      {board.state === 'ready' ? (
        <Rows {...board.value} />
      ) : (
        <ScreenState level={2} state={board} skeleton={<RowSkeletons number={4} />} />
      )}
    </Card>
  )
}

function Rows({ records, own }: { records: readonly InviterRow[]; own: InviterRow }) {
  const { t } = useLingui()
  return (
    <>
      <p className={styles.small}>
        {records.length === 0 ? (
          <Trans>Nobody in your region has invited a friend yet. Be the first!</Trans>
        ) : (
          <Trans>The most confirmed invitations in your region. Other names are shortened.</Trans>
        )}
      </p>
      <div className={styles.board}>
        <ol aria-label={t`Leaderboard`}>
          {records.map((row, nth) => (
            <li key={nth} className={classes(styles.inviter, row.isOwn && styles.own)}>
              <Inviter row={row} nth={nth} />
            </li>
          ))}
        </ol>
        {!records.some(({ isOwn }) => isOwn) && (
          <div className={classes(styles.inviter, styles.own, styles.apart)}>
            <Inviter row={own} nth={0} />
          </div>
        )}
      </div>
    </>
  )
}

function Inviter({ row: { rank, nickName, referred, confirmed, isOwn }, nth }: { row: InviterRow; nth: number }) {
  const { t } = useLingui()
  return (
    <>
      <span className={classes(styles.rank, rank === 1 && styles.first, (rank === 2 || rank === 3) && styles.next)}>
        <span className="sr">
          <Trans>Rank</Trans>{' '}
        </span>
        {rank ?? '–'}
      </span>
      <InitialAvatar name={nickName} tint={nth} />
      <span className={styles.words}>
        <b>
          {nickName === '' ? t`Former shopper` : nickName}
          {isOwn && (
            <span className={styles.you}>
              {' '}
              <Trans>You</Trans>
            </span>
          )}
        </b>
        <small>
          <Trans>
            Referred {referred} · Confirmed {confirmed}
          </Trans>
        </small>
      </span>
    </>
  )
}
