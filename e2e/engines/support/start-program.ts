import { spawn } from 'node:child_process'

export type Program = {
  /** The part of the output that `announcement` captures. */
  readonly announced: string
  /** Ends the program. */
  stop(): Promise<void>
}

/**
 * Starts a program and waits until the program's output matches `announcement`, which every output does without one.
 * Fails with the output if the program ends before.
 */
export async function startProgram(
  name: string,
  words: readonly string[],
  { announcement, environment }: { announcement?: RegExp; environment?: Record<string, string> } = {},
): Promise<Program> {
  const program = spawn(name, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  const kill = () => program.kill()
  // A test process that ends early leaves no program behind.
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()))
  let output = ''
  const announced = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer | string) => {
      output += text
      const match = announcement?.exec(output)
      if (match || !announcement) resolve(match?.[1] ?? '')
    }
    for (const stream of [program.stdout, program.stderr]) stream.on('data', read)
    program.once('error', reject)
    program.once('close', () => reject(new Error(`${name} has ended:\n${output}`)))
    read('')
  })
  return {
    announced,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
