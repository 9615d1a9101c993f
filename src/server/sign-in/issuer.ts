import type { JWTVerifyGetKey } from 'jose'

export type Provider = 'google' | 'facebook'
export type Issuer = {
  readonly clientId: string
  /** The issuer names that its tokens may carry. */
  readonly names: readonly string[]
  readonly authorizeUrl: string
  readonly isSandbox: boolean
  readonly keyOf: JWTVerifyGetKey
}
