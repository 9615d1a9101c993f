/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_GEO_URL?: string
}

declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}
