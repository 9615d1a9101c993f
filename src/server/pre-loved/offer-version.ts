import { createHash } from 'node:crypto'
import type { ItemContent } from './item-store.ts'

/** Identifies the content of an offer in eight characters, so that the operator approves what the operator has seen. */
export function versionOf({ titles, descriptions, defects, price, condition, categoryId, pics }: ItemContent): string {
  const content = JSON.stringify([titles, descriptions, defects, price, condition, categoryId, pics])
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
