import { addBench } from './add-bench.ts'
import { cartBench } from './cart-bench.ts'
import { chatBench } from './chat-bench.ts'
import { groceryBench } from './grocery-bench.ts'
import { ordersBench } from './orders-bench.ts'
import { pushBench } from './push-bench.ts'
import { replayBench } from './replay-bench.ts'
import { reviewBench } from './review-bench.ts'
import { savedSearchBench } from './saved-search-bench.ts'
import { scrollBench } from './scroll-bench.ts'
import { searchBench } from './search-bench.ts'
import { streamsBench } from './streams-bench.ts'
import { tabsBench } from './tabs-bench.ts'
import { typingBench } from './typing-bench.ts'
import { updateBench } from './update-bench.ts'
import { weekBench } from './week-bench.ts'

/** The benchmarks of `npm run bench -- --only NAME` besides whole pages; each answers Markdown. */
export const moreBenches: Readonly<Record<string, (log: (sentence: string) => void) => Promise<string>>> = {
  add: addBench,
  cart200: cartBench,
  chat5000: chatBench,
  grocery300: groceryBench,
  orders1000: ordersBench,
  push10000: pushBench,
  replay: replayBench,
  review: reviewBench,
  scroll500: scrollBench,
  'saved-search': savedSearchBench,
  search: searchBench,
  streams1000: streamsBench,
  tabs: tabsBench,
  typing: typingBench,
  update: updateBench,
  week: weekBench,
}
