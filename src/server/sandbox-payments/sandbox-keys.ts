import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const keys = v.object({ name: v.string(), key: v.string(), webhookSecret: v.string() })
type SandboxKeys = v.InferOutput<typeof keys>

/** The sandbox's name and keys, created on first use. Its charges belong to this name. */
export function sandboxKeys(file: string): SandboxKeys {
  try {
    return v.parse(keys, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const word = () => randomBytes(32).toString('base64url')
    const made = { name: `sandbox-${randomBytes(6).toString('hex')}`, key: word(), webhookSecret: word() }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
    return made
  }
}
