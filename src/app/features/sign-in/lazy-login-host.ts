import { lazy } from 'react'

/** Where the login modal appears, as a chunk of its own: nobody needs it before the first view is up. */
export const LoginHost = lazy(() => import('./login-host.tsx').then(({ LoginHost }) => ({ default: LoginHost })))
