/** One message to one person, in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Ours, so that a mail that is sent again after a crash can be known as the same. */
  readonly id: string
}

/** A mail server would not take a mail. */
export class MailError extends Error {
  /** Trying again later may help; false when the address or the mail itself was refused. */
  readonly retryable: boolean

  constructor(message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailError'
    this.retryable = retryable
  }
}

/** Hands mail to a mail server. Throws a MailError when that does not take it. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}
