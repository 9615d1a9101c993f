import { plainProduct } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { waitForWorker } from '../support/offline/wait-for-worker.ts'
import { test } from './support/engine-test.ts'

test('product#grocery-lists: a guest makes a list from a product, and ticks and adds items without a network', async ({
  open,
  mallProxy,
}) => {
  const { product, name } = await plainProduct()
  const tab = await open(productPath(product))
  await tab.press('button', 'Add to a grocery list')
  await tab.type('List name', 'Weekly shop')
  await tab.press('button', 'Create list')
  await tab.shows('Item added')
  await waitForWorker(tab)
  await tab.close()

  mallProxy.cut(true)
  const list = await open('/wish-list')
  await list.shows('1 item to buy')
  await list.press('link', /Weekly shop/)
  await list.shows(name)
  await list.type('Add an item', 'Candles\uE007')
  await list.shows('2 of 2 still to buy')
  await list.press('checkbox', 'Bought: Candles')
  await list.shows('1 of 2 still to buy')
  await list.press('button', 'Add all to cart')
  await list.shows('1 item added to cart')
  await list.close()
  const reopened = await open('/wish-list/Weekly%20shop')
  await reopened.shows('1 of 2 still to buy')
  await reopened.close()
})
