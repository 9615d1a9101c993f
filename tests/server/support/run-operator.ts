import { type CommandOutput, runCommand } from './run-command.ts'

/** Runs `npm run mall -- …` as a child process, and waits for its end. */
export const runOperator = (words: readonly string[], environment: Record<string, string>): Promise<CommandOutput> =>
  runCommand('mall-command', words, environment)
