import { serveCatalogue } from './catalogue.ts'
import { serveChunks } from './chunks.ts'
import { countBytes } from './meter.ts'
import { servePictures } from './pictures.ts'
import { answerSearchForm } from './search-form.ts'
import { serveShell } from './shell.ts'
import { sendWhenSynced } from './sync.ts'
import { servePicturesTaken } from './taken-pictures.ts'
import { takeOverWhenAsked } from './updates.ts'

answerSearchForm()
countBytes()
serveShell()
serveChunks()
serveCatalogue()
servePictures()
servePicturesTaken()
sendWhenSynced()
takeOverWhenAsked()
