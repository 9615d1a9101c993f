import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { deleteExpired } from './account/delete-expired.ts'
import { createApp } from './app.ts'
import { contactJobs } from './contact/contact-jobs.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { explain } from './explain.ts'
import { serveHttp } from './http/serve-http.ts'
import { jobsOf } from './jobs/jobs-of.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openLog } from './log.ts'
import { coloursOf } from './media/colours.ts'
import { openPictures } from './media/picture-maker.ts'
import { shownPictures } from './media/shown-pictures-store.ts'
import { openMessengers } from './messages/open-messengers.ts'
import { openControlServer } from './operator/control-server.ts'
import { openPayments } from './payments/open-payments.ts'
import { isSandboxed, mallOrigins } from './payments/payment-addresses.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { pushJobs } from './push/push-jobs.ts'
import { readPushKeys } from './push/push-key-store.ts'
import { openCountries } from './region/country-table.ts'
import { startSandboxPayments } from './sandbox-payments/start-sandbox-payments.ts'
import { updateSearch } from './search/prepare-search.ts'
import { renewDemo } from './seed/demo/renew-demo.ts'
import { reportProgress } from './seed/report-progress.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import { isEmptyMall } from './seed/seed-store.ts'
import { hasSandboxes, readSettings, realProvider, refusePublicTrial, type Settings } from './settings.ts'
import { openIssuers } from './sign-in/issuers.ts'
import { openUploads } from './uploads/open-uploads.ts'

/** How long a stop waits for running requests, in ms. */
const stopTimeoutMs = 3000
const sixHours = 6 * 3_600_000
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Opens the mall's dependencies, serves the mall at one printed address, and stops cleanly on request. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  refusePublicTrial(settings)
  const log = openLog(settings.LOG)
  const clock = () => Date.now()
  const stopping = new AbortController()
  await claimPort(settings)
  let openPort = settings.PORT
  const sandbox = isSandboxed(settings) ? startSandboxPayments(settings, log) : null
  say('Opening the database …')
  const db = await openDatabase({ url: settings.DATABASE_URL ?? null, folder: join(settings.DATA_FOLDER, 'database') })
  const quit = (error: unknown) =>
    void db
      .destroy()
      .catch(() => {})
      .then(() => fail(error))
  const closed = async (error: unknown): Promise<never> => {
    await db.destroy().catch(() => {})
    throw error
  }
  const payments = await openPayments(settings, { clock, sandbox, port: () => openPort }).catch(closed)
  await fillEmptyMall(settings, db).catch(closed)
  await updateSearch(db, () => say('Building the search index …')).catch(closed)
  await readPushKeys(db).catch(closed)
  const pictures = openPictures({
    folder: join(settings.DATA_FOLDER, 'pictures'),
    threads: settings.PICTURE_THREADS,
    waiting: settings.PICTURE_WAITING,
    log,
  })
  const pageFolder = existsSync('dist/page/index.html') ? 'dist/page' : null
  const messengers = openMessengers(settings, clock)
  const uploads = openUploads(join(settings.DATA_FOLDER, 'uploads'))
  const app = createApp({
    db,
    clock,
    pictures,
    ...messengers,
    issuers: openIssuers(settings, clock),
    uploads,
    payments,
    countryOf: openCountries(log),
    settings,
    log,
    stopping: stopping.signal,
    pageFolder,
  })
  const deleteExpiredNow = () =>
    deleteExpired({ db, uploads, clock }).catch((error: Error) =>
      log.warn({ event: 'expired-not-deleted', error: error.message }, 'Expired records could not be deleted'),
    )
  const renewDemoNow = () =>
    renewDemo(db, clock()).catch((error: Error) =>
      log.warn(
        { event: 'demo-not-renewed', error: error.message },
        'Demo vouchers and group buys could not be renewed',
      ),
    )
  const housekeeping = setInterval(() => {
    void deleteExpiredNow()
    if (settings.MALL_MODE !== 'production') void renewDemoNow()
  }, sixHours)

  const closeControlServer = settings.DATABASE_URL
    ? async () => {}
    : await openControlServer(settings.DATA_FOLDER, { db, clock, log }).catch(closed)
  const allJobs = [
    ...jobsOf(settings),
    ...paymentJobs({ db, clock, payments }),
    ...pushJobs({ db, clock, settings, log }),
    ...contactJobs({ db, ...messengers }),
  ]
  const jobs = startJobs(allJobs, { db, clock, log })

  const server = serveHttp(app, { hostname: settings.HOST, port: settings.PORT, log }, (port) => {
    openPort = port
    sandbox?.tell(mallOrigins(settings, port))
    const address = settings.PUBLIC_URL ?? `http://${settings.HOST}:${port}`
    say(`The mall is open at ${address}`)
    if (settings.MALL_MODE === undefined && !hasSandboxes(settings))
      say(
        `${realProvider(settings)} is set, so the inbox, the sandboxes and the courier are off. MALL_MODE=development keeps them.`,
      )
    if (messengers.inbox) say(`Verification codes are in the inbox at ${address}/inbox`)
    if (sandbox) say(`Cards are paid by a sandbox at ${payments.origin}; README.md lists its test numbers`)
    void deleteExpiredNow()
    shownPictures(db, settings.PICTURES_AHEAD)
      .then((specs) => pictures.warm(specs))
      .catch((error: Error) =>
        log.warn({ event: 'pictures-not-warmed', error: error.message }, 'Pictures could not be generated in advance'),
      )
  })
  server.on('error', quit)

  const stop = async () => {
    clearInterval(housekeeping)
    stopping.abort()
    // Running requests are still answered.
    const isQuiet = new Promise((resolve) => server.close(resolve))
    await Promise.race([isQuiet, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs))])
    await closeControlServer()
    await jobs.stop()
    await sandbox?.stop()
    await pictures.close()
    await db.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(fail))
}

/** Fills an empty mall with the demo data; in production only an operator's command does (docs/product.md#demo-data). */
async function fillEmptyMall({ MALL_MODE }: Settings, db: Database): Promise<void> {
  if (MALL_MODE === 'production') {
    if (await isEmptyMall(db)) say('The mall has no products. The command "npm run seed" fills it with demo data.')
    return
  }
  const { progress, end } = reportProgress(say)
  const { isNew } = await seedCatalogue(db, { clock: () => Date.now(), coloursOf, progress }).finally(end)
  if (!isNew) await renewDemo(db, Date.now())
}

/** Throws if the port is taken, before any slow work begins. */
async function claimPort({ HOST, PORT }: Settings): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(PORT, HOST, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

main().catch(fail)
