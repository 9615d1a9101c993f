/** An invitation code as typed or scanned, in its stored form: capital letters and digits without spaces and hyphens. */
export const cleanInvitationCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20)

/** The path of an invitation link. */
export const invitationPath = (code: string) => `/myInvitation?code=${code}` as const
