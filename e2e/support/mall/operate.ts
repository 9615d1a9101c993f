import { sendCommand } from '#server/operator/control-client.ts'
import { readControlFile } from '#server/operator/control-file.ts'
import type { GivenCommand } from '#server/operator/operator-command.ts'

/** Runs an operator's command (`npm run mall -- …`) on this run's mall: ship, deliver, answer a refund, set a stock. */
export async function operate(command: GivenCommand): Promise<string> {
  const control = await readControlFile(process.env['E2E_DATA_FOLDER'] ?? '.cache/e2e')
  const answer = control && (await sendCommand(control, command))
  if (!answer?.isDone) throw new Error(answer?.text ?? 'The mall of this run has no control server.')
  return answer.text
}
