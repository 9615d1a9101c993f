/** The mall's address for links and QR codes: PUBLIC_URL, which the server writes into its document, or this page's own. */
export const publicUrl = (): string => document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content || location.origin
