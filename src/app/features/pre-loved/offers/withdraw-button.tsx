import { Trans, useLingui } from '@lingui/react/macro'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { withdrawOffer } from '#offline/offers.ts'
import { useShopper } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Button } from '#ui/base/button.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'

/** Withdraws an offer after a question; without a network the withdrawal waits on the device. */
export function WithdrawButton({ offerKey, title }: { offerKey: string; title: string }) {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const shopper = useShopper()?.userId ?? ''
  const withdraw = async () => {
    await withdrawOffer({ shopper, regionId, at: Math.round(serverNow()), key: offerKey, title })
    await replayOutbox()
  }
  return (
    <SheetTrigger
      kind="outline"
      size="small"
      words={
        <>
          <Trans context="listing">Withdraw</Trans>
          <span className="sr">: {title}</span>
        </>
      }
      title={t`Withdraw this listing?`}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              close()
              void withdraw()
            }}
          >
            <Trans context="listing">Withdraw</Trans>
          </Button>
        </>
      )}
    >
      {() => (
        <p>
          <Trans>“{title}” will no longer be for sale. You can list the item again later.</Trans>
        </p>
      )}
    </SheetTrigger>
  )
}
