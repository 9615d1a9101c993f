type SmsCredential = Credential & { readonly code: string }
const isSmsCredential = (credential: Credential | null): credential is SmsCredential =>
  credential !== null && 'code' in credential

/**
 * Asks the browser to read the code from the next SMS (WebOTP), where supported; the browser requests the shopper's
 * permission first. Returns a function that cancels the request.
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
    // Refused, or no SMS arrived: the shopper types the code.
    () => undefined,
  )
  return () => abort.abort()
}
