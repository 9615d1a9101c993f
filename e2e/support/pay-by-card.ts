import { fetchCatalogue } from './catalogue.ts'
import { myCall } from './my-calls.ts'
import type { Shopper } from './sign-in.ts'

/** Pays an order with a sandbox card and saves the card, through the API. */
export async function payByCard(shopper: Shopper, orderNumber: string, number = '4242424242424242'): Promise<void> {
  const { origin } = await fetchCatalogue<{ origin: string }>('/pay/settings')
  const typed = await fetch(`${origin}/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/34', code: '123', name: 'Amaya Perera' }),
  })
  if (!typed.ok) throw new Error(`${typed.status} ${origin}/tokens: ${await typed.text()}`)
  const { token } = (await typed.json()) as { token: string }
  await myCall(shopper, 'POST', '/p/order/pay', {
    payType: 21,
    orderNumbers: [orderNumber],
    cardToken: token,
    saveCard: true,
    returnUrl: '/profile/orders',
  })
}
