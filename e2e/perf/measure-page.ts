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
const sumBytes = (answered: readonly Answered[]) => answered.reduce((sum, { bytes }) => sum + bytes + answerHeaders, 0)

/** A page is idle after some round trips and a second without a request. */
const quietMs = ({ rttMs }: NetworkProfile) => 1000 + 3 * rttMs

/** Measures one page: cold visits with new profiles, then visits of a phone with the worker, then offline visits. */
export async function measurePage(
  stage: Stage,
  page: PageName,
  path: string,
  hasMarkup: boolean,
  options: BenchOptions,
  log: (sentence: string) => void,
): Promise<Measured> {
  const url = stage.origin + path
  const title = `${page}${hasMarkup ? '' : ' without markup'}`
  stage.tlsProxy.hasMarkup = hasMarkup
  // The first visit is not measured: it warms the pictures, the server's caches and Chromium's files.
  await coldVisit(stage, url, networkProfiles.unshaped)

  const cold = new Map<string, Visit[]>()
  for (const network of options.networks) {
    log(`${title}, ${networkProfiles[network].name}, cold`)
    cold.set(network, await times(options.runs, () => coldVisit(stage, url, networkProfiles[network])))
  }
  const profile = await newProfile()
  try {
    log(`${title}, worker`)
    const worker = await installWorker(stage, url, profile.folder)
    const repeatOn = (network: NetworkProfile, isOffline: boolean) =>
      repeatVisit(stage, url, profile.folder, network, isOffline)
    const networks = []
    for (const network of options.networks) {
      log(`${title}, ${networkProfiles[network].name}, again`)
      const repeat = await times(options.runs, () => repeatOn(networkProfiles[network], false))
      networks.push({ network, cold: cold.get(network) ?? [], repeat })
    }
    log(`${title}, offline`)
    const offline = await times(options.runs, () => repeatOn(networkProfiles.unshaped, true))
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
    stage.tlsProxy.answered.length = 0
    const seen = await visit(phone, url, { quietMs: quietMs(network), isOffline })
    await waitUntilQuiet(stage, quietMs(network))
    return { ...seen, wireBytes: sumBytes(stage.tlsProxy.answered) }
  } finally {
    await phone.close()
  }
}

/** Visits until the worker is complete; answers the worker's bytes. */
async function installWorker(stage: Stage, url: string, folder: string): Promise<WorkerBytes> {
  const phone = await openPhone(folder, stage.keyHash)
  try {
    stage.shaper.use(networkProfiles.unshaped)
    stage.tlsProxy.answered.length = 0
    await visit(phone, url, { quietMs: 1000 })
    await phone
      .pages()[0]
      ?.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
      .catch(() =>
        Promise.reject(new Error(`No worker controls ${url} after 30 s, so there is no repeat visit to measure.`)),
      )
    await waitUntilQuiet(stage, 3000)
    const workerAnswers = stage.tlsProxy.answered.filter(({ isByWorker }) => isByWorker)
    const warmUpAt =
      workerAnswers.find(({ path }) => path.startsWith('/assets/warm-up-'))?.at ?? Number.POSITIVE_INFINITY
    return {
      install: sumBytes(workerAnswers.filter(({ at }) => at < warmUpAt)),
      warmUp: sumBytes(workerAnswers.filter(({ at }) => at >= warmUpAt)),
    }
  } finally {
    await phone.close()
  }
}

async function waitUntilQuiet({ tlsProxy }: Stage, milliseconds: number): Promise<void> {
  const end = performance.now() + 60_000
  let quietSince = performance.now()
  let before = tlsProxy.answered.length
  while (performance.now() - quietSince < milliseconds && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (tlsProxy.open() > 0 || tlsProxy.answered.length !== before) quietSince = performance.now()
    before = tlsProxy.answered.length
  }
}
