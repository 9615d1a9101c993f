import * as v from 'valibot'

/**
 * The fields of every command, whatever its domain (decision 0043). A domain adds `domain`, `input` (what the shop is asked for) and
 * `seen` (what the screen needs to show the command without the shop).
 */
export const commandFields = {
  /** The `Idempotency-Key` by which the shop does a command once. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)),
  /** The `userId` of the owner; empty for a guest, `phoneOwner` for a command that belongs to the phone. */
  shopper: v.string(),
  /** The region in which the command was made, and for which it is sent; 0 where the region does not matter. */
  regionId: v.number(),
  /** When the command was made, in ms by the shop's clock as far as the phone knows it. */
  at: v.number(),
  /** Grows with every command of this phone. */
  order: v.number(),
  /**
   * `waiting`: never left this phone. `sent`: may have reached the shop; repeated unchanged until an answer comes.
   * `refused`: the shop said no. `corrected`: the shop did only a part. Both stay until the shopper has seen them.
   * `asked`: may have been done, too long ago for the shop to know the key; the shopper decides.
   */
  state: v.picklist(['waiting', 'sent', 'refused', 'corrected', 'asked']),
  /** When the command was sent the first time. */
  sentAt: v.optional(v.number()),
  /** The key of the call that took several commands at once; the call is repeated with the same commands. */
  batch: v.optional(v.string()),
  /** The failure code of a refused or corrected command; `now` is the quantity of the cart's line after it. */
  refusal: v.optional(v.object({ code: v.string(), now: v.optional(v.number()) })),
}
/** The owner of commands that belong to nobody who is signed in: their domain sends them whoever is. */
export const phoneOwner = 'phone'

const anyCommand = v.object(commandFields)

/** One command of any domain. */
export type Command = v.InferOutput<typeof anyCommand> & {
  readonly domain: string
  readonly input: unknown
  readonly seen?: unknown
}

/** A command before it is appended. The id is given only where an older store had one already. */
export type NewCommand<C extends Command> = Pick<C, 'shopper' | 'regionId' | 'at' | 'input'> & {
  readonly seen?: C['seen'] | undefined
  readonly id?: string | undefined
}

/** Whether a command is still to have its effect, so that the screen shows it as if it had. */
export const isUnderWay = ({ state }: Pick<Command, 'state'>): boolean => state === 'waiting' || state === 'sent'
