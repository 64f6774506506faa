import nodemailer from 'nodemailer'
import { MailError, type MailSender } from '../mail.ts'

const refusedForGood = (error: unknown): boolean => {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && code >= 500
}

/** Sends by SMTP over a few kept connections, slowly enough for the usual limits of mail servers. */
export function createSmtpSender(url: string, from: string): MailSender {
  const server = new URL(url)
  const transport = nodemailer.createTransport({
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    ...(server.username !== '' && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    rateDelta: 1_000,
    rateLimit: 5,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, id }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        throw new MailError(said, !refusedForGood(error), error)
      }
    },
    close: () => transport.close(),
  }
}
