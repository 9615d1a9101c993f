import { supportId } from '#contract/chat/chat-limits.ts'
import { idInPath } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** A subject with which a conversation is opened: a product of a shop, or an order. */
export type Subject = { readonly prodId: number } | { readonly orderNumber: string }

/** The conversation that an address opens, with its subject; null where the address names none. */
export type Opened = { readonly conversationId: string; readonly subject: Subject | null }

/** The path of a conversation, or of the list of all. */
export function chatPath(conversationId?: string, subject?: Subject): PagePath {
  if (!conversationId) return '/iCanchat'
  const query = new URLSearchParams({ conversation: conversationId })
  for (const [name, value] of Object.entries(subject ?? {})) query.set(name, String(value))
  return `/iCanchat?${query}`
}

/** Reads the query of `/iCanchat`: null for the list of conversations, `malformed` where a value has the wrong form. */
export function openedBy(query: URLSearchParams): Opened | 'malformed' | null {
  const given = query.get('conversation')
  if (!given) return null
  const conversationId = conversationIn(given)
  const prodId = query.get('prodId')
  const orderNumber = query.get('orderNumber')
  const product = prodId ? idInPath(prodId) : undefined
  if (!conversationId || product === null || (orderNumber && !/^[A-Z0-9-]{6,30}$/.test(orderNumber))) return 'malformed'
  const subject = product ? { prodId: product } : orderNumber ? { orderNumber } : null
  return { conversationId, subject }
}

function conversationIn(given: string): string | null {
  if (given === supportId) return supportId
  const shopId = given.startsWith('shop-') ? idInPath(given.slice('shop-'.length)) : null
  return shopId === null ? null : `shop-${shopId}`
}
