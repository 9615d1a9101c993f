import { installOffer } from './install-offer.ts'

/**
 * Opens the browser's install dialogue. Its event works once; after a dismissal the browser may send another event
 * later.
 */
export async function promptInstallation(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = installOffer.state
  installOffer.setState((now) => ({ ...now, prompt: null }))
  if (!prompt) return 'dismissed'
  await prompt.prompt()
  return (await prompt.userChoice).outcome
}
