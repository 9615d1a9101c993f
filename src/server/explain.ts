import { FolderTaken } from './database/folder-lock.ts'
import { SettingsError } from './settings.ts'

/** One sentence that says what went wrong at start and what to do; the whole error where it is none that we know. */
export function explain(error: unknown): string {
  if (error instanceof FolderTaken || error instanceof SettingsError) return error.message
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is in use. Stop what uses it, or set PORT to another one, e.g. PORT=4174 npm start.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `No permission: ${message}. Make the folder writable, or set DATA_FOLDER to another one.`
  if (code === 'ENOSPC' || /no space left|could not (extend|write).*space/i.test(message ?? '')) return 'The disk is full. Free some space (the mall needs about 500 MB) and start again.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `The database of DATABASE_URL does not answer (${message}). Start it, or correct the address.`
  return stack ?? String(error)
}
