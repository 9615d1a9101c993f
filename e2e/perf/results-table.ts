import { type Row, rowsTable } from './measure-row.ts'
import type { Measured } from './measured.ts'
import { median } from './median.ts'
import { networkLimit } from './network/network-limit.ts'
import { networkProfiles } from './network/network-profile.ts'
import {
  blockingTarget,
  byteTargets,
  largestPaintTarget,
  paintTarget,
  repeatPaintTarget,
  shiftTarget,
  type Target,
} from './targets.ts'
import type { Visit } from './visit.ts'

/** The median of one figure over the visits; a missing paint counts as infinite. */
const middle = (visits: readonly Visit[], figure: (visit: Visit) => number | null) =>
  median(visits.map((one) => figure(one) ?? Number.POSITIVE_INFINITY))

/** Builds the Markdown table of a page: every measure with its limit, the others' figure and both targets. */
export function resultsTable(measured: Measured): string {
  const rows = [
    ...byteRows(measured),
    ...measured.networks.flatMap((one) => timeRows(measured, one)),
    ...offlineRows(measured),
  ]
  return [
    `### ${measured.page}${measured.hasMarkup ? '' : ', without markup'}`,
    '',
    rowsTable(rows),
    '',
    ...largestParts(measured),
  ].join('\n')
}

function byteRows({ page, networks, worker }: Measured): Row[] {
  const cold = networks[0]?.cold ?? []
  const kb = (measure: string, figure: (visit: Visit) => number, target?: Target): Row => ({
    measure,
    network: '',
    value: middle(cold, figure) / 1000,
    unit: 'kB',
    target,
  })
  return [
    kb('document', (one) => one.documentBytes, byteTargets.documentKb),
    kb('JavaScript before the first view can be used', (one) => one.scriptBytes, byteTargets.scriptKb),
    kb('pictures', (one) => one.pictureBytes),
    kb('all bytes until idle', (one) => one.bytes, byteTargets.allKb[page]),
    { measure: 'requests', network: '', value: middle(cold, (one) => one.requests), unit: 'requests' },
    {
      measure: "worker's install event",
      network: '',
      value: worker.install / 1000,
      unit: 'kB',
      target: byteTargets.workerKb,
    },
    { measure: 'warm-up after it', network: '', value: worker.warmUp / 1000, unit: 'kB', target: byteTargets.warmUpKb },
  ]
}

function timeRows({ page }: Measured, { network: name, cold, repeat }: Measured['networks'][number]): Row[] {
  const profile = networkProfiles[name]
  const network = profile.name
  const fcp = middle(cold, ({ fcp: at }) => at)
  const limitOf = (levels: number, bytes: number) => networkLimit({ connectionTrips: 2, levels, bytes }, profile)
  const paintLimit = limitOf(
    1,
    middle(cold, (one) => one.documentBytes),
  )
  const largestLimit = limitOf(
    cold.some(({ isLcpPicture }) => isLcpPicture) ? 2 : 1,
    middle(cold, (one) => one.lcpBytes),
  )
  const ratio: Row[] = paintLimit
    ? [{ measure: 'FCP / limit of one document', network, value: fcp / paintLimit, unit: '×', target: paintTarget }]
    : []
  return [
    { measure: 'first byte', network, value: middle(cold, ({ firstByte }) => firstByte), unit: 'ms' },
    { measure: 'FCP', network, value: fcp, unit: 'ms', limitMs: paintLimit },
    ...ratio,
    {
      measure: 'LCP',
      network,
      value: middle(cold, ({ lcp }) => lcp),
      unit: 'ms',
      limitMs: largestLimit,
      target: largestPaintTarget(page, name),
    },
    { measure: 'layout shift', network, value: middle(cold, ({ shift }) => shift), unit: '', target: shiftTarget },
    {
      measure: 'blocking time',
      network,
      value: middle(cold, ({ blocking }) => blocking),
      unit: 'ms',
      target: blockingTarget,
    },
    ...repeatRows(repeat, `${network}, again`),
  ]
}

const offlineRows = ({ offline }: Measured): Row[] => repeatRows(offline, 'offline')

function repeatRows(visits: Measured['offline'], network: string): Row[] {
  return [
    { measure: 'FCP', network, value: middle(visits, ({ fcp }) => fcp), unit: 'ms' },
    { measure: 'LCP', network, value: middle(visits, ({ lcp }) => lcp), unit: 'ms', target: repeatPaintTarget },
    { measure: 'layout shift', network, value: middle(visits, ({ shift }) => shift), unit: '', target: shiftTarget },
    {
      measure: 'blocking time',
      network,
      value: middle(visits, ({ blocking }) => blocking),
      unit: 'ms',
      target: blockingTarget,
    },
    {
      measure: 'bytes of page and worker',
      network,
      value: median(visits.map(({ wireBytes }) => wireBytes)) / 1000,
      unit: 'kB',
      target: byteTargets.repeatKb,
    },
  ]
}

function largestParts({ networks, offline }: Measured): string[] {
  const first = networks[0]?.cold[0]
  const repeat = networks[0]?.repeat[0]
  return [
    `Largest paint: ${first?.lcpElement ?? '–'} cold, ${repeat?.lcpElement ?? '–'} again, ${offline[0]?.lcpElement ?? '–'} offline.`,
    `Heaviest: ${(first?.largest ?? []).map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)}`).join(', ')} kB.`,
    '',
  ]
}
