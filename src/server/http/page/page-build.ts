import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/wire.ts'
import type { HeadTags } from '#server/crawlers/head-text.ts'

/** A screen of the built page (app/screens.ts): its route, and the facts that the route declares. */
export type BuiltScreen = {
  readonly path: string
  readonly routeId: string
  readonly sitemap?: readonly string[] | { readonly each: string; readonly path: string }
}

/** A request for a document, as the page's components take it. */
export type DocumentRequest = {
  readonly href: string
  readonly origin: string
  readonly regionId: number
  readonly lang: Language
  readonly timeZone: string
  readonly savesData: boolean
  readonly at: number
  readonly askApi: (path: string) => Promise<Response>
}

/** A document as the page's own components render it (app/entry-server.tsx). */
export type RenderedDocument = {
  readonly status: 200 | 404
  readonly markup: string
  /** Why there is no markup. */
  readonly error?: unknown
  readonly routeId: string | null
  readonly chunk?: string | undefined
  readonly head: HeadTags
  /** The JSON that the page hydrates from, and the same without its time. */
  readonly state: string
  readonly data: string
}

/** The build of the page's components for the server. */
export type PageBuild = {
  readonly screens: readonly BuiltScreen[]
  renderDocument(request: DocumentRequest): Promise<RenderedDocument>
}

/** Loads the build that belongs to a page's folder. Rejects where there is none. */
export async function loadPageBuild(pageFolder: string): Promise<PageBuild> {
  const file = join(pageFolder, '../first-view/entry-server.js')
  readFileSync(file)
  return (await import(pathToFileURL(file).href)) as PageBuild
}
