import * as v from 'valibot'

/**
 * The fields of every command (decision 0044). Each domain adds `domain`, `input` (the requested change) and `seen`
 * (the data that the screen needs to show the command without the server).
 */
export const commandFields = {
  /** The id is also the `Idempotency-Key`, so that the server applies a repeated command only once. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)),
  /** The owner's `userId`; empty for a guest, and `phoneOwner` for a command of the phone itself. */
  shopper: v.string(),
  /** The region in which the command was made and is sent; 0 if the region does not matter. */
  regionId: v.number(),
  /** The time of the command, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
  /** Increases with every command on this phone. */
  order: v.number(),
  /**
   * `waiting`: the command never left this phone. `sent`: the command may have reached the server, and is repeated
   * unchanged until an answer arrives. `refused`: the server refused the command. `corrected`: the server applied a
   * part of the command. The shopper must dismiss refused and corrected commands. `asked`: the command may have been
   * applied too long ago for the server to know the key, so the shopper decides.
   */
  state: v.picklist(['waiting', 'sent', 'refused', 'corrected', 'asked']),
  /** The time at which the command was first sent. */
  sentAt: v.optional(v.number()),
  /** The command waits for a better connection: the last replay held it back (`heldBack` of its domain). */
  isHeld: v.optional(v.boolean()),
  /** The shopper has chosen to send the command on any connection. */
  goesNow: v.optional(v.boolean()),
  /** The key of a call with several commands. The call is repeated with exactly these commands. */
  batch: v.optional(v.string()),
  /**
   * The failure code of a refused or corrected command; `now` is the resulting quantity of the cart line, `fields` maps
   * fields of the refused call to codes.
   */
  refusal: v.optional(
    v.object({
      code: v.string(),
      now: v.optional(v.number()),
      fields: v.optional(v.record(v.string(), v.string())),
    }),
  ),
}
/** The owner of commands that do not depend on the signed-in shopper. */
export const phoneOwner = 'phone'

const anyCommand = v.object(commandFields)

/** A command of any domain. */
export type Command = v.InferOutput<typeof anyCommand> & {
  readonly domain: string
  readonly input: unknown
  readonly seen?: unknown
}

/** A command before it is appended. The id is given only for a command that an older store already had. */
export type NewCommand<C extends Command> = Pick<C, 'shopper' | 'regionId' | 'at' | 'input'> & {
  readonly seen?: C['seen'] | undefined
  readonly id?: string | undefined
}

/** A list with at least one entry. */
export type NonEmpty<One> = readonly [One, ...One[]]

/** Whether the command's effect is still pending. The screen shows such a command as if it had been applied. */
export const isUnderWay = ({ state }: Pick<Command, 'state'>): boolean => state === 'waiting' || state === 'sent'
