export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
/** `to` as +94771234567. */
export type ShortMessage = { readonly to: string; readonly text: string }

/** Sends mails; rejects where one is not taken. */
export type Mailer = { send(mail: Mail): Promise<void> }
/** Sends short messages; rejects where one is not taken. */
export type Sms = { send(message: ShortMessage): Promise<void> }
