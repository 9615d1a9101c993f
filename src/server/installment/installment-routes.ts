import type { Hono } from 'hono'
import { installmentPlans } from '#contract/payment/installment.ts'
import type { Dependencies } from '../dependencies.ts'
import { serve } from '../http/serve.ts'
import { viewerOf } from '../product/viewer.ts'
import { planOf } from './installment-rules.ts'

/** /installment/plans, open to everyone. */
export function installmentRoutes(api: Hono, { clock, settings }: Dependencies): void {
  serve(api, installmentPlans, async ({ amount, regionId }, call) => {
    const { region } = viewerOf({ regionId, lang: 'en' }, call, clock)
    const plan = planOf(Math.round(amount * 100), region, settings)
    return plan ? [plan] : []
  })
}
