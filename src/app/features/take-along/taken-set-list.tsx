import { Trans, useLingui } from '@lingui/react/macro'
import { continueTaking, removeTaken, stopTaking } from '#cache/saved-sets/take-list.ts'
import type { TakenSet } from '#cache/saved-sets/taken-set.ts'
import { usePlace } from '#device/place.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { TakeAlongButton } from './take-along-button.tsx'
import styles from './taken-set-list.module.css'
import { TakenSetState } from './taken-set-state.tsx'
import { useTakenSets } from './use-taken-sets.ts'

/** All lists that are taken along, with size, age and what can be done with each; nothing where there is none. */
export function TakenSets() {
  const { t } = useLingui()
  const { regionId } = usePlace()
  const sets = useTakenSets()?.filter(({ place }) => place.regionId === regionId) ?? []
  if (sets.length === 0) return null
  return (
    <Section title={t`Taken along`}>
      <ul className={styles.list}>
        {sets.map((set) => (
          <li key={set.id}>
            <Row set={set} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Row({ set }: { set: TakenSet }) {
  const { label } = set
  const isMoving = set.state === 'taking' || set.state === 'waiting'
  return (
    <article className={styles.row}>
      <span className={styles.icon}>
        <Icon name={set.state === 'done' ? 'cloud-check' : 'download-simple'} size={24} />
      </span>
      <div className={styles.words}>
        <h3>
          <PageLink href={set.href}>{label}</PageLink>
        </h3>
        <TakenSetState set={set} />
      </div>
      <div className={styles.actions}>
        {set.state === 'done' && <TakeAlongButton query={set.query} label={label} href={set.href} isUpdate />}
        {isMoving && (
          <Button size="small" onClick={() => void stopTaking(set.id)}>
            <Trans>Cancel</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        {(set.state === 'stopped' || set.state === 'full') && (
          <Button size="small" kind="soft" onClick={() => void continueTaking(set.id)}>
            <Trans>Continue</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        <Button size="small" kind="danger" onClick={() => void removeTaken(set.id)}>
          <Trans>Remove</Trans>
          <span className="sr"> {label}</span>
        </Button>
      </div>
    </article>
  )
}
