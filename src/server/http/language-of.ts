import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Language, languages } from '#contract/languages.ts'
import { languageInAddress } from '#contract/page-language.ts'

/**
 * The language of a page request: from the address, else from the cookie, else from `Accept-Language`, else English.
 */
export function languageOf(context: Context): Language {
  const wanted = [
    languageInAddress(new URL(context.req.url).search),
    getCookie(context, 'language'),
    ...(context.req.header('Accept-Language') ?? '').split(','),
  ]
  return (
    wanted.map((tag) => languages.find((one) => one === tag?.trim().slice(0, 2).toLowerCase())).find(Boolean) ?? 'en'
  )
}
