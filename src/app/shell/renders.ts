/** Pictures of the page's own states; the worker keeps them from the first visit on. */
const render = (name: string) => `/media/1/${name}.0.front/{width}.{format}`

export const renders = {
  compass: render('1f9ed'),
  satelliteDish: render('1f4e1'),
  hourglass: render('23f3'),
  basket: render('1f9fa'),
} as const
