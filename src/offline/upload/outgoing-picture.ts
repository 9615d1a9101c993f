import * as v from 'valibot'

// The outbox contains this file on every phone; the uploads themselves are in upload-pictures.ts.

/** A picture of a command: `id` names a picture that this phone stores, `address` one that the server has. */
export const outgoingPicture = v.union([v.object({ id: v.string() }), v.object({ address: v.string() })])
export type OutgoingPicture = v.InferOutput<typeof outgoingPicture>

/** The ticket of an upload that has begun, or the address of a picture that has arrived. */
export const uploadState = v.union([
  v.object({ address: v.string() }),
  v.object({
    ticket: v.object({ uploadUrl: v.string(), fields: v.record(v.string(), v.string()), publicUrl: v.string() }),
  }),
])
export type UploadState = v.InferOutput<typeof uploadState>

/** The records of one picture that waits to be uploaded. */
export type StoredPicture = {
  read(): Promise<Blob | undefined>
  readUpload(): Promise<UploadState | undefined>
  /** Returns false if the phone could not store the state. */
  writeUpload(state: UploadState): Promise<boolean>
  /** Called when the server has the picture; the address stays. */
  removeUploaded(): Promise<void>
}
