import type { Hono } from 'hono'
import { mallLinksInfo } from '#contract/mall.ts'
import type { Dependencies } from '../dependencies.ts'
import { serve } from '../http/serve.ts'

/** /mall/links: the links that the operator has set. */
export function mallRoutes(api: Hono, { settings }: Dependencies): void {
  serve(api, mallLinksInfo, async () => ({
    publicUrl: settings.PUBLIC_URL,
    otherApp: settings.OTHER_APP_URL,
    appStore: settings.APP_STORE_URL,
    googlePlay: settings.GOOGLE_PLAY_URL,
    facebook: settings.FACEBOOK_URL,
    instagram: settings.INSTAGRAM_URL,
    youtube: settings.YOUTUBE_URL,
    tiktok: settings.TIKTOK_URL,
    contactMail: settings.CONTACT_MAIL,
  }))
}
