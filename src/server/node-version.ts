/** The message for a Node version (e.g. `20.11.0`) that is too old for the mall; null for a supported version. */
export function nodeComplaint(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return null
  return `The mall needs Node 20.19 or newer; this is ${version}. Install a newer one and start again.`
}
