import { Trans } from '@lingui/react/macro'
import { useMarket } from '#device/market.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { regionName } from '#words/screens/country-names.ts'
import { useRegionSwitch } from './use-region-switch.tsx'

/** The primary button of a page whose content belongs to another region: switches to that region. */
export function RegionSwitchButton({ to }: { to: number }) {
  const there = regionName(to, useMarket().lang)
  const isOffline = useIsOffline()
  const { switchTo, question } = useRegionSwitch()
  return (
    <>
      <Button kind="primary" isWide isDisabled={isOffline} onClick={() => void switchTo(to)}>
        {isOffline ? <Trans>Needs internet</Trans> : <Trans>Switch to {there}</Trans>}
      </Button>
      {question}
    </>
  )
}
