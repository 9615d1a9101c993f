import type { ListState, Register } from './grocery-merge.ts'

type AnyRegisters = Readonly<Record<string, Register<unknown> | undefined>>

/** The time of the latest tap on a list, in ms. A change of this device is later than all taps that the device knows. */
export const lastTap = ({ fields, items }: ListState): number =>
  Math.max(
    0,
    ...[fields, ...Object.values(items)].flatMap((registers: AnyRegisters) =>
      Object.values(registers).map((one) => one?.at ?? 0),
    ),
  )
