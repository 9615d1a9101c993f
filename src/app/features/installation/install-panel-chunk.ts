/** Fetches what the install sheet shows; it is no part of the first load. */
export const fetchInstallPanel = () => import('./install-panel.tsx')
