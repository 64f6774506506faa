import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../errors.ts'
import { loadConfig } from './config.ts'
import { settingsTable } from './settings-table.ts'

const secret = 'q8Zr1xV0mT7cLk2WsYd5JhPn4uBf9GeA'

describe('settings', () => {
  it('nothing needs to be set', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      logLevel: 'warn',
      demo: true,
      auth: { provider: 'embedded' },
      siteAdminEmails: [],
      databaseUrl: null,
    })
    expect(config.dataDir).toBe(path.resolve('data'))
  })

  it('an empty variable counts as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a whole number.'],
    [{ PORT: '70000' }, 'The setting PORT must be between 0 and 65535.'],
    [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL must be one of fatal, error, warn/],
    [
      { DATABASE_URL: 'mysql://x' },
      'The setting DATABASE_URL must be a whole address that starts with postgres:// or postgresql://.',
    ],
    [
      { PUBLIC_URL: 'https://' },
      'The setting PUBLIC_URL must be a whole address that starts with http:// or https://.',
    ],
    [
      { PUBLIC_URL: 'https://a b' },
      'The setting PUBLIC_URL must be a whole address that starts with http:// or https://.',
    ],
    [{ SMTP_URL: 'smtp://' }, 'The setting SMTP_URL must be a whole address that starts with smtp:// or smtps://.'],
    ...['on', '10.0.0.0/33', '10.0.0.0/0', '127.0.0.1,proxy'].map((proxies): [Record<string, string>, string] => [
      { TRUST_PROXY: proxies },
      'The setting TRUST_PROXY must be the IP addresses or networks of your proxies, as 127.0.0.1,10.0.0.0/8.',
    ]),
    [{ SESSION_SECRET: 'short' }, 'The setting SESSION_SECRET must be at least 32 characters.'],
    [{ SITE_ADMIN_EMAILS: 'ann' }, 'The setting SITE_ADMIN_EMAILS must be e-mail addresses separated by commas.'],
    [
      { AUTH_PROVIDER: 'propelauth' },
      'AUTH_PROVIDER=propelauth needs PROPELAUTH_URL and PROPELAUTH_VERIFIER_KEY as well.',
    ],
  ])('a bad setting is answered with one sentence: %o', (environment, sentence) => {
    const load = (): unknown => loadConfig(environment)
    expect(load).toThrow(StartError)
    expect(load).toThrow(sentence)
  })

  it('no proxy is believed unless it is named, by address or by network', () => {
    expect(loadConfig({}).trustedProxies).toEqual([])
    expect(loadConfig({ TRUST_PROXY: '127.0.0.1, ::1, fd00::/8,' }).trustedProxies).toEqual([
      '127.0.0.1',
      '::1',
      'fd00::/8',
    ])
  })

  it('site admins are listed by e-mail, whatever their case', () => {
    const config = loadConfig({ SITE_ADMIN_EMAILS: ' Ann@Example.com, bo@example.com ' })
    expect(config.siteAdminEmails).toEqual(['ann@example.com', 'bo@example.com'])
  })

  it('a key in one line gets its line breaks back', () => {
    const config = loadConfig({
      AUTH_PROVIDER: 'propelauth',
      PROPELAUTH_URL: 'https://auth.example.com/some/path',
      PROPELAUTH_VERIFIER_KEY: '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----',
    })
    expect(config.auth).toEqual({
      provider: 'propelauth',
      url: 'https://auth.example.com',
      apiKey: null,
      verifierKey: '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----',
    })
  })

  it('production starts without the demo workspace and refuses it', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(() => loadConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow('set DEMO=off')
  })

  it.each(['changeme-changeme-changeme-changeme', 'abababababababababababababababab'])(
    'production refuses the sample secret %s',
    (sample) => {
      expect(() => loadConfig({ NODE_ENV: 'production', SESSION_SECRET: sample })).toThrow('looks like a sample')
      expect(loadConfig({ NODE_ENV: 'production', SESSION_SECRET: secret }).sessionSecret).toBe(secret)
    },
  )

  it('the table of settings in the docs is current', async () => {
    const written = await readFile(path.join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8')
    expect(written).toBe(settingsTable())
  })
})
