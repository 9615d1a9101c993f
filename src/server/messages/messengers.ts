export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
/** `to` has the form +94771234567. */
export type ShortMessage = { readonly to: string; readonly text: string }

/** Sends emails; rejects where an email is not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> }
/** Sends text messages; rejects where a message is not accepted. */
export type Sms = { send(message: ShortMessage): Promise<void> }
