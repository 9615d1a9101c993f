import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { regionIds } from '#contract/region-ids.ts'

const names: Readonly<Record<number, MessageDescriptor>> = {
  [regionIds.CN]: msg`China`,
  [regionIds.LK]: msg`Sri Lanka`,
  [regionIds.LA]: msg`Laos`,
  [regionIds.TR]: msg`Türkiye`,
}

/** Names of regions by id, in the shopper's language; undefined for an unknown region. */
export function useRegionNames(): (regionId: number) => string | undefined {
  const { i18n } = useLingui()
  return (regionId) => names[regionId] && i18n._(names[regionId])
}
