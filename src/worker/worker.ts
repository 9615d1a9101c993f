import { serveCatalogue } from './catalogue.ts'
import { serveChunks } from './chunks.ts'
import { servePictures } from './pictures.ts'
import { serveShell } from './shell.ts'
import { takeOverWhenAsked } from './updates.ts'

serveShell()
serveChunks()
serveCatalogue()
servePictures()
takeOverWhenAsked()
