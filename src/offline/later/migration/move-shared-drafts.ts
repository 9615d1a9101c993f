import * as v from 'valibot'
import { groceryChange } from '#contract/grocery/grocery-wire.ts'
import { latestFields } from '#offline/domains/grocery-lists/latest-fields.ts'
import { sharedListsDomain } from '#offline/domains/shared-lists.ts'
import { appendAll } from '#offline/outbox/outbox.ts'
import { lockNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { withLock } from '#offline/with-lock.ts'

/** The changes by one link in a draft of an older build, with the person's name. */
const draft = v.object({ name: v.string(), changes: v.array(groceryChange) })
/** The keys of these drafts: the owner, empty for a guest, and the token of the link. */
const draftKey = /^(\S*) shared-list (\S+)$/

/**
 * Moves the changes of shared lists that older builds stored as drafts into the outbox, with their keys and times
 * (decision 0060). A draft stays if the phone could not store the commands. `regionId` is the region of the page.
 */
export const moveSharedDrafts = (regionId: number): Promise<void> =>
  withLock(lockNames.sharedDrafts, async () => {
    const drafts = openStore<unknown>('drafts')
    for (const [key, record] of await drafts.all()) {
      const [, shopper, token] = draftKey.exec(key) ?? []
      const read = v.safeParse(draft, record)
      if (shopper === undefined || token === undefined || !read.success) continue
      const { name, changes } = read.output
      const made = changes.flatMap((change) =>
        change.itemId === undefined
          ? []
          : [
              {
                id: change.key,
                shopper,
                regionId,
                at: change.at,
                input: { token, listId: change.listId, itemId: change.itemId, set: change.set, name },
              },
            ],
      )
      // A change that a later one replaces must not come back if the move is repeated.
      const left = latestFields(made, ({ input }) => input.itemId)
      const { isStored } = await appendAll(sharedListsDomain, left)
      if (isStored) await drafts.remove(key)
    }
  })
