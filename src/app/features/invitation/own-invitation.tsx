import { Trans, useLingui } from '@lingui/react/macro'
import { type InvitationInfo, readInvitation } from '#contract/invitation/invitation.ts'
import type { Language } from '#contract/wire.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { brand } from '#words/brand.ts'
import { formatPrice } from '#words/price.ts'
import styles from './invitation.module.css'
import { InvitationHead } from './invitation-head.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'
import { InvitationSteps } from './invitation-steps.tsx'
import { invitationTitle } from './invitation-titles.ts'
import { Leaderboard } from './leaderboard.tsx'
import { ShareCard } from './share-card.tsx'

/** A shopper's invitations. `opened` is the code of a link that led here; empty without a link. */
export function OwnInvitation({ opened }: { opened: string }) {
  const { i18n } = useLingui()
  const info = useShopperAnswer(readInvitation, {})
  if (info.state === 'guest') return null
  if (info.state !== 'ready')
    return (
      <Canvas>
        <ScreenState state={info} skeleton={<InvitationSkeleton />} />
      </Canvas>
    )
  const { value, at } = info
  return (
    <Canvas className={styles.page}>
      <div className={styles.title}>
        <h1 className="in-bar">{invitationTitle(i18n)}</h1>
        <SavedAge at={at} />
      </div>
      <div className={styles.column}>
        <Head reward={value.reward} />
        {opened !== '' && <OpenedNote isOwn={opened === value.invitationCode} />}
        <ShareCard code={value.invitationCode} url={value.url} />
      </div>
      <div className={styles.column}>
        <Counts {...value} />
        <InvitationSteps hasReward={value.reward !== null} />
        <Leaderboard />
      </div>
    </Canvas>
  )
}

function Head({ reward }: Pick<InvitationInfo, 'reward'>) {
  const { t, i18n } = useLingui()
  if (reward === null)
    return (
      <InvitationHead title={t`Bring your friends to ${brand.name}`}>
        <Trans>Share your link, and climb the leaderboard of your region.</Trans>
      </InvitationHead>
    )
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(reward.percentOff / 100)
  const cap = formatPrice(reward.cap, reward.priceSymbol, i18n.locale as Language)
  return (
    <InvitationHead title={t`Get ${percent} off for every friend`}>
      <Trans>
        Get a {percent} voucher (up to {cap}) once your friend's first order arrives.
      </Trans>
    </InvitationHead>
  )
}

const OpenedNote = ({ isOwn }: { isOwn: boolean }) => (
  <Note kind="info" icon="info">
    {isOwn ? (
      <Trans>This is your own link. Send it to your friends.</Trans>
    ) : (
      <Trans>You already have an account, so this invitation does not count.</Trans>
    )}
  </Note>
)

function Counts({ rank, referred, confirmed }: InvitationInfo) {
  return (
    <dl className={styles.counts}>
      <div>
        <dt>
          <Trans>Referred</Trans>
        </dt>
        <dd>{referred}</dd>
      </div>
      <div>
        <dt>
          <Trans>Confirmed</Trans>
        </dt>
        <dd>{confirmed}</dd>
      </div>
      <div>
        <dt>
          <Trans>Rank</Trans>
        </dt>
        <dd>{rank ?? '–'}</dd>
      </div>
    </dl>
  )
}
