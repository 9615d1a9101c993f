import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import { savesData } from './data-saver.ts'
import { readLocal, writeCookie } from './device-choices.ts'

const settings = openStore<boolean>('settings')

/**
 * Tells the others whether data is saved: the worker by IndexedDB, and the server by a cookie, so that its next document
 * shows the same pictures as the page. Off by hand is told, too: it outdoes the browser's own `Save-Data`.
 */
export async function keepDataSaver(): Promise<void> {
  writeCookie(cookieNames.dataSaver, savesData() ? 'on' : readLocal(localKeys.dataSaver) === 'off' ? 'off' : '')
  await settings.write('savesData', savesData())
}
