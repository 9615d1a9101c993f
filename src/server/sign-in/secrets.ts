import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/** A word that nobody guesses: 32 random bytes. */
export const secretWord = (): string => randomBytes(32).toString('base64url')

/** What is kept of such a word. It has 256 bits of its own, so a plain hash tells nothing. */
export const hashOfWord = (word: string): string => createHash('sha256').update(word).digest('base64url')

/** Six digits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What a memory-hard hash costs: 2^power blocks of 1 kB. Passwords last for years, codes for minutes. */
const powers = { password: 15, code: 12 } as const

const scrypted = (text: string, salt: Buffer, power: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, 32, { N: 2 ** power, r: 8, p: 1, maxmem: 2 ** (power + 11) }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Hashes a password or a code with a salt of its own: `power$salt$hash`. */
export async function hashSecret(text: string, kind: keyof typeof powers): Promise<string> {
  const salt = randomBytes(16)
  const key = await scrypted(text, salt, powers[kind])
  return [powers[kind], salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a text is the one that was hashed. Without a hash it takes as long and is not. */
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
