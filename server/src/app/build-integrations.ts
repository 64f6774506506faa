import path from 'node:path'
import type pg from 'pg'
import { createBetterAuth } from '../integrations/identity/better-auth/better-auth.ts'
import { addressHeader } from '../integrations/identity/better-auth/options.ts'
import type { TokenVerifier, UserDirectory } from '../integrations/identity/identity.ts'
import { createTokenVerifier, keyFromPem } from '../integrations/identity/jose/token-verifier.ts'
import { createPropelAuthDirectory } from '../integrations/identity/propelauth/user-directory.ts'
import type { Documents } from '../integrations/documents/documents.ts'
import { createDocuments } from '../integrations/documents/parsed/parsed-documents.ts'
import type { MailSender } from '../integrations/mail/mail.ts'
import { createSmtpSender } from '../integrations/mail/smtp/smtp.ts'
import { createFetchedPages } from '../integrations/web-pages/fetched/fetched-pages.ts'
import type { WebPages } from '../integrations/web-pages/web-pages.ts'
import { createDataFolderStorage } from '../integrations/object-storage/data-folder/data-folder-storage.ts'
import type { ObjectStorage } from '../integrations/object-storage/object-storage.ts'
import type { SignIn } from '../modules/auth/index.ts'
import { buildLanguageModel, type PricedModel } from './build-language-model.ts'
import { buildSpeechToText, type PricedSpeechToText } from './build-speech-to-text.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { StartError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'

export interface Integrations {
  readonly signIn: SignIn
  readonly verifier: TokenVerifier
  readonly directory: UserDirectory | null
  readonly mailSender: MailSender | null
  readonly languageModel: PricedModel | null
  readonly speechToText: PricedSpeechToText | null
  readonly documents: Documents
  readonly webPages: WebPages
  readonly storage: ObjectStorage
}

export interface IntegrationNeeds {
  readonly config: Config
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  readonly publicUrl: string
}

/** The outside services of this installation, or what stands in their place when nothing is configured. */
export async function buildIntegrations(needs: IntegrationNeeds): Promise<Integrations> {
  const { config } = needs
  const mailSender = config.smtpUrl === null ? null : createSmtpSender(config.smtpUrl, config.mailFrom)
  const languageModel = await buildLanguageModel(config.languageModel)
  const reading = { documents: createDocuments(), webPages: createFetchedPages() }
  const storage = createDataFolderStorage(path.join(config.dataDir, 'files'))
  const speechToText = buildSpeechToText(config.speechToText)
  return { ...(await buildSignIn(needs)), ...reading, mailSender, languageModel, speechToText, storage }
}

async function buildSignIn(needs: IntegrationNeeds): Promise<Pick<Integrations, 'signIn' | 'verifier' | 'directory'>> {
  const { config, clock, publicUrl } = needs
  if (config.auth.provider === 'propelauth') {
    const { url, verifierKey, apiKey } = config.auth
    const key = await keyFromPem(verifierKey).catch((error: unknown) => {
      throw new StartError('The setting PROPELAUTH_VERIFIER_KEY is not an RSA public key in PEM form.', error)
    })
    return {
      signIn: { provider: 'propelauth', authUrl: url },
      verifier: createTokenVerifier({ issuer: url, key, clock }),
      directory: apiKey === null ? null : createPropelAuthDirectory({ authUrl: url, apiKey, verifierKey }),
    }
  }
  const identity = await createBetterAuth(needs)
  return {
    signIn: { provider: 'embedded', identity, publicUrl, addressHeader },
    verifier: createTokenVerifier({ issuer: publicUrl, key: identity.publicKey, clock }),
    directory: null,
  }
}
