import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { mallLinksInfo } from '#contract/mall.ts'
import { createApp } from '#server/app.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { serve } from '#server/http/serve.ts'
import { answeringDatabase } from '../support/answering-database.ts'
import { type LogLine, logInto } from '../support/log-lines.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const db = answeringDatabase()

/** The mall as the operator has set it. */
function mallWith(environment: Record<string, string>, settings: Record<string, unknown> = {}) {
  const log: LogLine[] = []
  const dependencies: Dependencies = {
    db,
    ...testDependencies({ clock: () => 0, log: logInto(log) }, environment),
    pageFolder: null,
  }
  return { app: createApp({ ...dependencies, settings: { ...dependencies.settings, ...settings } }), log }
}

describe('product#calls: replies are checked against the contract', () => {
  test('product#calls: an answer that breaks the contract is 500 SERVER, and the log names the difference', async () => {
    const { app, log } = mallWith({}, { FACEBOOK_URL: 5 })
    const answer = await app.request('/api/mall/links')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ code: 'SERVER', desc: 'Something went wrong.' })
    expect(log).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'failure',
        path: '/api/mall/links',
        error: expect.stringContaining('Expected string but received 5'),
      }),
      expect.objectContaining({
        level: 'error',
        event: 'request',
        method: 'GET',
        path: '/api/mall/links',
        status: 500,
      }),
    ])
  })

  test('product#calls: fields outside of the contract are removed', async () => {
    const api = new Hono()
    const links = { publicUrl: 'https://nelu.example', secret: 'of the operator' }
    serve(api, mallLinksInfo, async () => links)
    expect(await (await api.request('/mall/links')).json()).toEqual({ publicUrl: 'https://nelu.example' })
  })
})

describe('product#calls: links of the operator', () => {
  const links = {
    OTHER_APP_URL: 'https://other.example/app',
    APP_STORE_URL: 'https://apps.apple.com/app/nelu',
    GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=nelu',
    FACEBOOK_URL: 'https://facebook.com/nelu',
    INSTAGRAM_URL: 'https://instagram.com/nelu',
    YOUTUBE_URL: 'https://youtube.com/@nelu',
    TIKTOK_URL: 'https://tiktok.com/@nelu',
    CONTACT_MAIL: 'help@nelu.example',
    PUBLIC_URL: 'https://nelu.example',
  }

  test('product#calls: every configured link is returned, and no other', async () => {
    const linksWith = async (environment: Record<string, string>) =>
      (await mallWith(environment).app.request('/api/mall/links')).json()
    expect(await linksWith(links)).toEqual({
      publicUrl: links.PUBLIC_URL,
      otherApp: links.OTHER_APP_URL,
      appStore: links.APP_STORE_URL,
      googlePlay: links.GOOGLE_PLAY_URL,
      facebook: links.FACEBOOK_URL,
      instagram: links.INSTAGRAM_URL,
      youtube: links.YOUTUBE_URL,
      tiktok: links.TIKTOK_URL,
      contactMail: links.CONTACT_MAIL,
    })
    expect(await linksWith({})).toEqual({})
  })
})
