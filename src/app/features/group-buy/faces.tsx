import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupTeam } from '#contract/group-buy/group-buy.ts'
import { Picture } from '#ui/base/picture.tsx'
import styles from './group-buy.module.css'

/** The maximum number of faces in the row. */
const most = 3

/** The faces of the members of a team, and the number of members that are missing. */
export function Faces({ team }: { team: GroupTeam }) {
  const { t } = useLingui()
  const { members, needed } = team
  const names = members.map(({ name, isDemo }) => (isDemo === 1 ? t`${name} (demo)` : name)).join(', ')
  return (
    <div className={styles.faces}>
      <span role="img" aria-label={t`Members: ${names}`}>
        {members.slice(0, most).map(({ face }, at) => (
          <span key={at} className={styles.face}>
            <Picture template={face} alt="" sizes="32px" />
          </span>
        ))}
      </span>
      {needed > 0 && (
        <span className={styles.missing} aria-hidden="true">
          +{needed}
        </span>
      )}
      <span className={styles.need}>
        {team.isYours === 1 ? (
          <Trans>You joined</Trans>
        ) : team.team.state === 'full' ? (
          <Trans>Team full</Trans>
        ) : team.team.state === 'timedOut' ? (
          <Trans>Timed out</Trans>
        ) : (
          <Trans>{needed} more to go</Trans>
        )}
      </span>
    </div>
  )
}
