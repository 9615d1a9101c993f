import { FolderInUse } from './database/folder-lock.ts'
import { SandboxTrouble } from './sandbox-payments/start-sandbox-payments.ts'
import { SettingsError } from './settings.ts'

type Trouble = NodeJS.ErrnoException & {
  readonly port?: number
  readonly address?: string
  readonly errors?: readonly Error[]
}

/** Turns a start-up error into one sentence with a remedy; an unknown error is printed whole. */
export function explain(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof SettingsError || error instanceof SandboxTrouble)
    return error.message
  const trouble = error as Trouble
  // A host name with several addresses fails with all of their errors.
  const {
    code,
    message = '',
    stack,
  } = { ...trouble, message: trouble.message || trouble.errors?.[0]?.message, stack: trouble.stack }
  if (trouble.syscall === 'listen' || trouble.syscall === 'bind') return explainListening(trouble)
  if (isDiskFull(code, message)) return 'The disk is full. Free some space (the mall needs about 1 GB) and start again.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `No permission: ${message}. Make the folder writable, or set DATA_FOLDER to another one.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `A file is in the way: ${message}. Set DATA_FOLDER to a folder.`
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'EAI_AGAIN' ||
    code === 'ETIMEDOUT' ||
    code === 'EHOSTUNREACH'
  ) {
    return `The database of DATABASE_URL does not answer (${message}). Start it, or correct the address.`
  }
  // PostgreSQL error classes: 28 is a wrong name or password, 3D a missing database.
  if (/^(28...|3D...)$/.test(code ?? ''))
    return `The database of DATABASE_URL does not let the mall in (${message}). Correct the address.`
  return stack ?? String(error)
}

function explainListening({ code, port, address, message }: Trouble): string {
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use. Stop what uses it, or set PORT to another one, e.g. PORT=4200 npm start.`
  if (code === 'EACCES') return `No permission to listen on port ${port ?? ''}. Set PORT to one above 1023.`
  return `The mall cannot listen on ${address ?? 'HOST'} (${message}). Set HOST to an address of this machine.`
}

/**
 * 53100 is PostgreSQL's code for a full disk. The embedded database has only a message where its log cannot be written.
 */
const isDiskFull = (code: string | undefined, message: string): boolean =>
  code === 'ENOSPC' || code === '53100' || /no space left|disk (is )?full|ENOSPC/i.test(message)
