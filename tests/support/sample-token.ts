import { type Token, tokenSeconds } from '#contract/account/token.ts'

/** The token of the shopper u1, as the server gives it at a login. */
export const sampleToken: Token = {
  access_token: 'word',
  token_type: 'bearer',
  refresh_token: 'next',
  expires_in: tokenSeconds,
  pic: '',
  userId: 'u1',
  nickName: 'Ama',
  enabled: true,
}
