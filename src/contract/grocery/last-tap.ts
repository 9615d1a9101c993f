import type { ItemState, ListState, Register } from './grocery-merge.ts'

type AnyRegisters = Readonly<Record<string, Register<unknown> | undefined>>

const timesOf = (registers: AnyRegisters): number[] => Object.values(registers).map((one) => one?.at ?? 0)

/** The time of the latest tap on a list, in ms. A change of this device is later than all taps that the device knows. */
export const lastTap = ({ fields, items }: ListState): number =>
  Math.max(0, ...[fields, ...Object.values(items)].flatMap(timesOf))

/** The time of the latest tap on an item, in ms. */
export const lastTapOfItem = (item: ItemState): number => Math.max(0, ...timesOf(item))
