import type { BenchOptions, PageName } from './bench-options.ts'
import type { Measured, RepeatVisit, WorkerBytes } from './measured.ts'
import { type NetworkProfile, networkProfiles } from './network/network-profile.ts'
import type { Answered } from './network/tls-proxy.ts'
import { newProfile, openPhone } from './phone.ts'
import type { Stage } from './stage.ts'
import { type Visit, visit } from './visit.ts'

/**
 * The approximate size of an answer's headers after HPACK: about 600 bytes for the first of a connection, 40 for later
 * ones.
 */
const answerHeaders = 120
const weigh = (answered: readonly Answered[]) => answered.reduce((sum, { bytes }) => sum + bytes + answerHeaders, 0)

/** A page is idle after some round trips and a second without a request. */
const quietMs = ({ rttMs }: NetworkProfile) => 1000 + 3 * rttMs

/** Measures one page: cold visits with new profiles, then visits of a phone with the worker, then offline visits. */
export async function measurePage(
  stage: Stage,
  page: PageName,
  path: string,
  hasMarkup: boolean,
  options: BenchOptions,
  say: (sentence: string) => void,
): Promise<Measured> {
  const url = stage.origin + path
  const title = `${page}${hasMarkup ? '' : ' without markup'}`
  stage.front.hasMarkup = hasMarkup
  // The first visit is not measured: it warms the pictures, the server's caches and Chromium's files.
  await coldVisit(stage, url, networkProfiles.unshaped)

  const cold = new Map<string, Visit[]>()
  for (const network of options.networks) {
    say(`${title}, ${networkProfiles[network].name}, cold`)
    cold.set(network, await times(options.runs, () => coldVisit(stage, url, networkProfiles[network])))
  }
  const profile = await newProfile()
  try {
    say(`${title}, worker`)
    const worker = await installWorker(stage, url, profile.folder)
    const again = (network: NetworkProfile, isOffline: boolean) =>
      repeatVisit(stage, url, profile.folder, network, isOffline)
    const networks = []
    for (const network of options.networks) {
      say(`${title}, ${networkProfiles[network].name}, again`)
      const repeat = await times(options.runs, () => again(networkProfiles[network], false))
      networks.push({ network, cold: cold.get(network) ?? [], repeat })
    }
    say(`${title}, offline`)
    const offline = await times(options.runs, () => again(networkProfiles.unshaped, true))
    return { page, hasMarkup, networks, offline, worker }
  } finally {
    await profile.remove()
  }
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) results.push(await work())
  return results
}

/** The first visit of a phone. */
export async function coldVisit(stage: Stage, url: string, network: NetworkProfile): Promise<Visit> {
  const profile = await newProfile()
  const phone = await openPhone(profile.folder, stage.keyHash)
  try {
    stage.shaper.use(network)
    return await visit(phone, url, { quietMs: quietMs(network) })
  } finally {
    await phone.close()
    await profile.remove()
  }
}

/** Another visit of the phone with the profile in `folder`. */
export async function repeatVisit(
  stage: Stage,
  url: string,
  folder: string,
  network: NetworkProfile,
  isOffline: boolean,
): Promise<RepeatVisit> {
  const phone = await openPhone(folder, stage.keyHash)
  try {
    stage.shaper.use(network)
    stage.front.answered.length = 0
    const seen = await visit(phone, url, { quietMs: quietMs(network), isOffline })
    await untilFrontIsQuiet(stage, quietMs(network))
    return { ...seen, wireBytes: weigh(stage.front.answered) }
  } finally {
    await phone.close()
  }
}

/** Visits until the worker is complete; answers the worker's bytes. */
async function installWorker(stage: Stage, url: string, folder: string): Promise<WorkerBytes> {
  const phone = await openPhone(folder, stage.keyHash)
  try {
    stage.shaper.use(networkProfiles.unshaped)
    stage.front.answered.length = 0
    await visit(phone, url, { quietMs: 1000 })
    await phone
      .pages()[0]
      ?.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
      .catch(() =>
        Promise.reject(new Error(`No worker controls ${url} after 30 s, so there is no repeat visit to measure.`)),
      )
    await untilFrontIsQuiet(stage, 3000)
    const asked = stage.front.answered.filter(({ isByWorker }) => isByWorker)
    const warmUpAt = asked.find(({ path }) => path === '/warm-up.json')?.at ?? Number.POSITIVE_INFINITY
    return {
      install: weigh(asked.filter(({ at }) => at < warmUpAt)),
      warmUp: weigh(asked.filter(({ at }) => at >= warmUpAt)),
    }
  } finally {
    await phone.close()
  }
}

async function untilFrontIsQuiet({ front }: Stage, milliseconds: number): Promise<void> {
  const end = performance.now() + 60_000
  let quietSince = performance.now()
  let before = front.answered.length
  while (performance.now() - quietSince < milliseconds && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (front.open() > 0 || front.answered.length !== before) quietSince = performance.now()
    before = front.answered.length
  }
}
