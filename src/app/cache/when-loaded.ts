/** When the document and all that it names have come. */
export const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve, { once: true }),
  )
