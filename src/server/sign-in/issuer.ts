import type { JWTVerifyGetKey } from 'jose'

export type Provider = 'google' | 'facebook'
export type Issuer = {
  readonly clientId: string
  /** Names that its tokens may give as their issuer. */
  readonly names: readonly string[]
  readonly authorizeUrl: string
  readonly isSandbox: boolean
  readonly keyOf: JWTVerifyGetKey
}
