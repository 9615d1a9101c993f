import type { Command } from '#offline/outbox/command.ts'

/** A command that sets fields of a list or an item. */
type SettingCommand = Pick<Command, 'id' | 'at'> & { readonly input: { readonly set: object } }

/**
 * Leaves the last value of each field of each target (decision 0060). A command whose fields were all set again is
 * dropped.
 */
export function latestFields<C extends SettingCommand>(unsent: readonly C[], targetOf: (command: C) => string): C[] {
  const last = new Map<string, C>()
  const fieldOf = (command: C, field: string) => `${targetOf(command)} ${field}`
  for (const command of unsent)
    for (const field of Object.keys(command.input.set)) {
      const there = last.get(fieldOf(command, field))
      if (!there || command.at > there.at || (command.at === there.at && command.id > there.id))
        last.set(fieldOf(command, field), command)
    }
  return unsent.flatMap((command): C[] => {
    const fields = Object.entries(command.input.set)
    const left = fields.filter(([field]) => last.get(fieldOf(command, field)) === command)
    if (left.length === fields.length) return [command]
    if (left.length === 0) return []
    return [{ ...command, input: { ...command.input, set: Object.fromEntries(left) } }]
  })
}
