import type pg from 'pg'
import { createBetterAuth } from '../integrations/identity/better-auth/better-auth.ts'
import { addressHeader } from '../integrations/identity/better-auth/options.ts'
import type { TokenVerifier, UserDirectory } from '../integrations/identity/identity.ts'
import { createTokenVerifier, keyFromPem } from '../integrations/identity/jose/token-verifier.ts'
import { createPropelAuthDirectory } from '../integrations/identity/propelauth/user-directory.ts'
import type { MailSender } from '../integrations/mail/mail.ts'
import { createSmtpSender } from '../integrations/mail/smtp/smtp.ts'
import type { SignIn } from '../modules/auth/index.ts'
import { buildLanguageModel, type PricedModel } from './build-language-model.ts'
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
  return { ...(await buildSignIn(needs)), mailSender, languageModel }
}

async function buildSignIn(needs: IntegrationNeeds): Promise<Omit<Integrations, 'mailSender' | 'languageModel'>> {
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
