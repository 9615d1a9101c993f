import { timeoutSignal } from './timeout-signal.ts'

/** Whether any server answers at a foreign address within `patience` ms. The answer is not read. */
export const isReachable = (address: string, patience: number): Promise<boolean> =>
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: timeoutSignal(patience),
  }).then(
    () => true,
    () => false,
  )
