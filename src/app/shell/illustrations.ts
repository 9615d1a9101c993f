import { pageRenders } from '#contract/page-pictures.ts'

/** Pictures of the page's own empty and error states; the worker stores them from the first visit on. */
const render = (name: string) => `/media/1/${name}.0.front/{width}.{format}`

export const illustrations = {
  compass: render(pageRenders.compass),
  satelliteDish: render(pageRenders.satelliteDish),
  hourglass: render(pageRenders.hourglass),
  basket: render(pageRenders.basket),
  cart: render(pageRenders.cart),
} as const
