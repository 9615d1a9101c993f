import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/** A random token of 32 bytes. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of such a token. With 256 bits of entropy a plain hash suffices. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A secret that is derived from another secret, with as much entropy. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** A random code of six digits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The cost of the memory-hard hash: 2^power blocks of 1 kB. Passwords live for years, codes for minutes. */
const powers = { password: 15, code: 12 } as const

const scrypted = (text: string, salt: Buffer, power: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, 32, { N: 2 ** power, r: 8, p: 1, maxmem: 2 ** (power + 11) }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Hashes a password or a code with a random salt: `power$salt$hash`. */
export async function hashSecret(text: string, kind: keyof typeof powers): Promise<string> {
  const salt = randomBytes(16)
  const key = await scrypted(text, salt, powers[kind])
  return [powers[kind], salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the text matches the hash. Without a hash the call takes as long and answers false. */
export async function isSecret(
  text: string,
  hash: string | null | undefined,
  kind: keyof typeof powers,
): Promise<boolean> {
  const [power = String(powers[kind]), salt = '', key = ''] = hash?.split('$') ?? []
  const made = await scrypted(text, Buffer.from(salt, 'base64url'), Number(power))
  const kept = Buffer.from(key, 'base64url')
  return kept.length === made.length && timingSafeEqual(kept, made)
}
