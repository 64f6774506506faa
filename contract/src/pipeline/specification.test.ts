import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'
import { accountSchema, generateAccount } from './accounts.ts'
import { personaSchema } from './persona.ts'
import { getPipeline } from './pipeline.ts'
import { addContactProfile, contactProfileSchema } from './contact-profiles.ts'
import { suggestedNextCallSchema } from './next-call.ts'
import { addSegmentBody, geographicFocusSchema, industrySchema, segmentSchema } from './segments.ts'

/** The specification's rows on the pipeline that the contract alone decides; docs/specification-tests.md has all of them. */

const archiving = ['archivedAt', 'archivedByUserId']

describe('section 3, the fields of', () => {
  it('a target segment profile', () => {
    const named = ['_id', 'propelAuthId', 'orgId', 'name', 'industry', 'otherIndustry', 'displayIndustry']
    const told = ['industryPainPoints', 'potentialObjections', 'freeformCustomizations']
    const all = [...named, 'displaySubIndustry', 'companySize', 'geographicFocus', ...told, ...archiving]
    expect(Object.keys(segmentSchema.shape)).toEqual(expect.arrayContaining(all))
    expect(Object.keys(industrySchema.shape)).toContain('targetIndustry')
    expect(Object.keys(geographicFocusSchema.shape)).toEqual([
      'geographicFocus',
      'regions',
      'states',
      'countries',
      'internationalRegions',
    ])
  })

  it('an account', () => {
    const named = ['_id', 'targetSegmentProfileId', 'propelAuthId', 'orgId', 'name', 'industry', 'subIndustry', 'size']
    const told = ['description', 'location', 'difficulty', 'discoveredInformation', 'active', 'personas']
    expect(Object.keys(accountSchema.shape)).toEqual(expect.arrayContaining([...named, ...told, ...archiving]))
  })

  it('a contact profile', () => {
    const all = ['_id', 'level', 'department', ...archiving]
    expect(Object.keys(contactProfileSchema.shape)).toEqual(expect.arrayContaining(all))
  })

  it('a persona', () => {
    expect(Object.keys(personaSchema.shape)).toEqual(expect.arrayContaining(['contactProfileId', ...archiving]))
  })

  it('a suggested next call', () => {
    const all = ['persona', 'reason', 'suggestedCallType']
    expect(Object.keys(suggestedNextCallSchema.shape)).toEqual(expect.arrayContaining(all))
  })
})

const endpoints = Object.values(contract).filter((value) => Object(value).path !== undefined) as contract.AnyEndpoint[]
const at = (method: string, path: string): contract.AnyEndpoint | undefined =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

const isOptional = (schema: z.ZodType | undefined, field: string): boolean =>
  schema instanceof z.ZodObject && schema.shape[field].safeParse(undefined).success

describe('section 7, a call of the pipeline', () => {
  const segment = '/api/pipeline/target-segment'
  const described = ['name', 'industry', 'otherIndustry', 'companySize', 'geographicFocus']
  const calls: [method: string, path: string, fields: string[], beside?: string[]][] = [
    ['GET', '/api/pipeline', ['orgId']],
    ['POST', segment, ['propelAuthId', 'orgId', ...described]],
    ['POST', '/api/pipeline/generate-account', ['orgId', 'targetSegmentProfileId']],
    ['PUT', `${segment}/:id/customizations`, ['orgId', 'userId', 'customizations'], ['from']],
    ['PUT', `${segment}/:id`, ['orgId', ...described]],
    ['PUT', `${segment}/:id/archive`, ['orgId', 'userId']],
    ['POST', '/api/pipeline/contact-profile', ['orgId', 'userId', 'level', 'department']],
    ['PUT', '/api/pipeline/contact-profile/:id/archive', ['userId']],
    ['PUT', '/api/pipeline/account/:id/archive', ['userId']],
    ['PUT', '/api/pipeline/account/:id/unarchive', ['userId']],
    ['PUT', '/api/pipeline/persona/:id/archive', ['userId']],
    ['GET', '/api/pipeline/get-next-call', ['orgId', 'userId'], ['accountId', 'personaId', 'exclude', 'zone']],
    ['POST', '/api/pipeline/transfer-target-segment', ['fromOrgId', 'toOrgId', 'segmentIds']],
  ]
  it.each(calls)('%s %s takes %j', (method, path, fields, beside = []) => {
    const endpoint = at(method, path)
    const schema = endpoint?.body ?? endpoint?.query
    expect(fieldsOf(schema)).toEqual([...fields, ...beside])
    // What the specification does not name can be left out.
    expect(beside.filter((field) => !isOptional(schema, field))).toEqual([])
  })

  it('GET api/pipeline answers with targetSegmentProfiles, contactProfiles and accounts', () => {
    expect(fieldsOf(getPipeline.response)).toEqual(['targetSegmentProfiles', 'contactProfiles', 'accounts'])
  })
})

it('section 4: deleting a target segment is an archive call: the pipeline deletes orders and files alone, and what a file made when it is undone', () => {
  const deletes = endpoints.filter(({ method, path }) => method === 'DELETE' && path.startsWith('/api/pipeline'))
  expect(deletes.map(({ path }) => path)).toEqual(['/api/pipeline/generate-accounts/:id', '/api/pipeline/imports/:id'])
  // The one call that takes accounts and people away has another method.
  expect(at('POST', '/api/pipeline/imports/:id/undo')).toBeDefined()
})

describe('section 5', () => {
  const segment = {
    propelAuthId: 'me',
    orgId: 'org-1',
    name: 'Food makers',
    industry: { targetIndustry: 'Manufacturing' },
    companySize: '51-200',
    geographicFocus: { geographicFocus: 'None' },
  }
  const without = (whole: object, field: string) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))

  it.each(Object.keys(segment))('add target segment requires %s', (field) => {
    expect(addSegmentBody.safeParse(segment).success).toBe(true)
    expect(addSegmentBody.safeParse(without(segment, field)).success).toBe(false)
  })

  it.each(['orgId', 'targetSegmentProfileId'])('generate account requires %s', (field) => {
    const whole = { orgId: 'org-1', targetSegmentProfileId: '0199a000-0000-7000-8000-000000000001' }
    expect(generateAccount.body?.safeParse(whole).success).toBe(true)
    expect(generateAccount.body?.safeParse(without(whole, field)).success).toBe(false)
  })

  const role = { orgId: 'org-1', userId: 'me', level: 'C-Suite', department: 'Finance' }
  const takesRole = (body: object) => addContactProfile.body?.safeParse(body).success

  it.each(['orgId', 'userId', 'level'])('add contact profile requires %s', (field) => {
    expect(takesRole(role)).toBe(true)
    expect(takesRole(without(role, field))).toBe(false)
  })

  it('add contact profile requires department unless level is Business Owner or Startup Founder', () => {
    const able = contract.decisionMakerLevels.filter((level) => takesRole({ orgId: 'org-1', userId: 'me', level }))
    expect(able).toEqual(['Business Owner', 'Startup Founder'])
  })
})

describe('section 9', () => {
  it('caps accounts, personas, target segments and decision makers at 1000 each', () => {
    expect(contract.tierCaps).toEqual({ accounts: 1000, personas: 1000, targetSegments: 1000, contactProfiles: 1000 })
  })

  it('has 13 industries', () => {
    expect(contract.companyIndustries.join('; ')).toBe(
      'Construction & Real Estate; Education & Training; Energy & Utilities; Media & Entertainment; Financial Services; Healthcare & Pharmaceuticals; Insurance; Manufacturing & Industrial; Professional Services; Retail & E-commerce; SaaS/Technology; Transportation & Logistics; Other',
    )
  })

  it('has nine company sizes', () => {
    expect(contract.companySizes.join('; ')).toBe(
      '1-10; 11-50; 51-200; 201-500; 501-1000; 1001-5000; 5001-10,000; 10,001-50,000; 50,001+',
    )
  })

  it('has 12 target industries, each with its own 8 to 15 sub-industries, Other too', () => {
    expect(contract.targetIndustryNames.join('; ')).toBe(
      'Technology & Software; Financial Services; Healthcare & Medical; Professional Services; Manufacturing; Transportation & Logistics; Retail & Consumer; Construction & Real Estate; Education; Industrial Equipment; Energy & Utilities; Other',
    )
    const listed = Object.entries(contract.targetIndustries)
    const counts = listed.map(([name, subIndustries]) => ({ name, count: new Set<string>(subIndustries).size }))
    expect(counts.filter(({ count }) => count < 8 || count > 15)).toEqual([])
    const all = listed.flatMap(([, subIndustries]): readonly string[] => subIndustries)
    expect(new Set(all).size).toBe(all.length)
  })

  it('has six decision-maker levels', () => {
    expect(contract.decisionMakerLevels.join('; ')).toBe(
      'C-Suite; VP/Director Level; Department Head/Manager; Business Owner; Startup Founder; Other',
    )
  })

  it('has 17 departments', () => {
    expect(contract.departments.join('; ')).toBe(
      'Sales; Marketing; Operations; Finance; Legal; HR; IT; Engineering; Product; Customer Support; Supply Chain; Procurement; Logistics; Manufacturing; Facilities; Transportation; Other',
    )
  })

  it('has five types of geographic focus', () => {
    expect(contract.geographicFocusTypes.join('; ')).toBe('None; Regional; State; Country; International Region')
  })

  it('has seven regions', () => {
    expect(contract.regions.join('; ')).toBe(
      'Northeast; Southeast; Midwest; Mid Atlantic; Southwest; West Coast; Northwest',
    )
  })

  it('has the 50 US states and DC, about 75 countries and 10 international regions', () => {
    expect(new Set(contract.states).size).toBe(51)
    expect(contract.states).toHaveLength(51)
    expect(contract.states).toContain('District of Columbia')
    expect(Math.abs(new Set(contract.countries).size - 75)).toBeLessThan(7.5)
    expect(new Set(contract.internationalRegions).size).toBe(10)
  })

  it.each(contract.countries)('knows %s as the code of a country, by its newest name', (code) => {
    const named = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    expect(named.of(code)).toBeDefined()
    // A code that another has replaced is named as well: "UK" is "GB" there.
    expect(new Intl.Locale(`und-${code}`).region).toBe(code)
    // Nor is it a group of countries, or a code that everybody may use as they like.
    expect(code).not.toMatch(/^(?:AA|E[UZ]|Q[M-Z]|UN|X[A-Z]|ZZ)$/)
    expect(iso31661.find(({ alpha2 }) => alpha2 === code)?.state).toBe('assigned')
  })
})
