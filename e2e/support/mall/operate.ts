import { readDoorFile } from '#server/operator/door-file.ts'
import { knock } from '#server/operator/knock.ts'
import type { GivenCommand } from '#server/operator/operator-command.ts'

/** Runs an operator's command (`npm run mall -- …`) on this run's mall: ship, deliver, answer a refund, set a stock. */
export async function operate(command: GivenCommand): Promise<string> {
  const door = await readDoorFile(process.env['E2E_DATA_FOLDER'] ?? '.cache/e2e')
  const answer = door && (await knock(door, command))
  if (!answer?.isDone) throw new Error(answer?.text ?? 'The mall of this run has no door for its operator.')
  return answer.text
}
