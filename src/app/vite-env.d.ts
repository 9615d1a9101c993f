/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_GEO_URL?: string
}

declare module 'virtual:icon-sprites' {
  export const firstIcons: readonly string[]
  export const firstSprite: string
  export const laterSprite: string
}
