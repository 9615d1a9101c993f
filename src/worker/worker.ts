import { serveCatalogue } from './catalogue.ts'
import { serveChunks } from './chunks.ts'
import { serveDownloadedPictures } from './downloaded-pictures.ts'
import { countBytes } from './meter.ts'
import { servePictures } from './pictures.ts'
import { receivePushes } from './push.ts'
import { refreshInBackground } from './refresh.ts'
import { answerSearchForm } from './search-form.ts'
import { serveShell } from './shell.ts'
import { sendWhenSynced } from './sync.ts'
import { activateOnRequest } from './updates.ts'

answerSearchForm()
countBytes()
serveShell()
serveChunks()
serveCatalogue()
servePictures()
serveDownloadedPictures()
sendWhenSynced()
receivePushes()
refreshInBackground()
activateOnRequest()
