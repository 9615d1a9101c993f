import * as v from 'valibot'
import { count, id, money, wireTime } from '../wire.ts'

// The worker contains this file, and none of the other shapes of group buys.

/** A group buy on the detail of its product: only while it is in progress or upcoming. */
export const productGroupBuy = v.object({
  groupBuyId: id,
  state: v.picklist(['progress', 'upcoming']),
  groupPrice: money,
  size: v.pipe(count, v.minValue(2)),
  startTime: wireTime,
  endTime: wireTime,
})
export type ProductGroupBuy = v.InferOutput<typeof productGroupBuy>
