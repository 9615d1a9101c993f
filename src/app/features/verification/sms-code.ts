type SmsCredential = Credential & { readonly code: string }
const isSmsCredential = (credential: Credential | null): credential is SmsCredential =>
  credential !== null && 'code' in credential

/**
 * Has the browser read the code out of the message that comes next (WebOTP), where it can; it asks the person first.
 * Gives back how to stop.
 */
export function readCodeOfSms(onCode: (code: string) => void): (() => void) | undefined {
  if (!('OTPCredential' in window)) return undefined
  const abort = new AbortController()
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ['sms'] },
    signal: abort.signal,
  }
  navigator.credentials.get(request).then(
    (credential) => isSmsCredential(credential) && onCode(credential.code),
    // Refused, or no message came: the person types it.
    () => undefined,
  )
  return () => abort.abort()
}
