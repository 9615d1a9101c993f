/** Whether anybody answers at somebody else's address within `patience` ms. What is answered stays unread. */
export const isReachable = (address: string, patience: number): Promise<boolean> =>
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  )
