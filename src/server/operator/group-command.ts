import * as v from 'valibot'

const kind = <Kind extends string>(name: Kind) => ({ kind: v.literal(name) })
const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most))
const anId = whole(1, 999_999_999_999_999)

/** The operator's commands about group buys. */
export const groupCommands = [
  v.object({ ...kind('groups') }),
  v.object({
    ...kind('groups create'),
    region: v.pipe(v.string(), v.regex(/^([A-Za-z]{2}|\d{1,15})$/)),
    prodId: anId,
    /** The reduction of a member's price. */
    off: v.pipe(v.string(), v.regex(/^([1-9]|[1-8]\d|90)%$/)),
    size: v.optional(whole(2, 20), '3'),
    hours: v.optional(whole(1, 720), '24'),
    days: v.optional(whole(1, 365), '7'),
    /** Days until the group buy starts. */
    in: v.optional(whole(0, 365), '0'),
    limit: v.optional(whole(1, 99), '2'),
  }),
  v.object({ ...kind('groups join'), teamId: anId }),
  v.object({ ...kind('groups timeout'), teamId: anId }),
] as const
type GroupSchema = (typeof groupCommands)[number]
export type GroupCommand = v.InferOutput<GroupSchema>
