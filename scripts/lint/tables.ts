import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which module keeps which tables. Nobody else writes to them. */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  organizations: ['organizations', 'organization_names', 'memberships', 'invites'],
  users: ['users', 'product_summaries', 'product_summary_versions', 'profile_sections'],
  credits: ['credit_balances', 'credit_transfers', 'credit_entries', 'credit_holds'],
  pipeline: [
    'pipeline_counts',
    'target_segments',
    'contact_profiles',
    'accounts',
    'personas',
    'account_stage_changes',
    'discovered_information',
    'account_calls',
    'segment_transfers',
    'generation_orders',
    'account_imports',
  ],
  analytics: ['page_views', 'client_errors'],
  email: ['outbox_mails'],
  reviews: [
    'reviews',
    'review_comments',
    'comment_mentions',
    'review_scorings',
    'review_wordings',
    'criterion_overrides',
    'earlier_judgements',
    'earlier_types',
    'criterion_judgements',
    'review_shares',
    'best_moments',
  ],
  assignments: ['assignments', 'assignment_members'],
  rubrics: ['rubrics', 'rubric_versions'],
  simulations: ['simulations', 'turns', 'call_events', 'call_leases', 'whispers', 'call_wordings', 'wording_months'],
  transcripts: [
    'transcripts',
    'transcript_uploads',
    'uploads',
    'stored_files',
    'transcriptions',
    'transcription_parts',
    'transcription_months',
    'call_practices',
  ],
}

/** Tables of others that a module reads, never writes; why each may: docs/decisions/0012. */
export const readsBeyond: Readonly<Record<string, readonly string[]>> = {
  // Who somebody is, with every role they have, is one question at every request.
  auth: ['users', 'memberships', 'organizations'],
  // A member's name, and who may see a person or a rep's progress, are joins of people and memberships.
  organizations: ['users'],
  users: ['memberships'],
  simulations: ['memberships'],
  // Lists of uploaded calls name their reps by the names these have, whatever the files call them.
  transcripts: ['users'],
  // What is assigned is given to members alone.
  assignments: ['memberships'],
  // Reports over the whole service.
  'site-admin': [
    'organizations',
    'memberships',
    'users',
    'simulations',
    'pipeline_counts',
    'page_views',
    'client_errors',
  ],
}

export interface Use {
  readonly table: string
  readonly writes: boolean
}

const builder = /\b(selectFrom|insertInto|updateTable|deleteFrom|\w*[jJ]oin)(?:<[^>]*>)?\(\s*['"`]([a-z_]+)/g
const statement = /\b(from|join|into|update)\s+(?:only\s+)?([a-z_]+)/gi
const named = /\btable: '([a-z_]+)'/g

const known = new Set(Object.values(tablesOf).flat())

/** The tables a source file names, in the query builder's words and in SQL of its own. */
export function usesIn(code: string): Use[] {
  const uses = [
    ...[...code.matchAll(builder)].map(([, verb = '', table = '']) => ({
      table,
      writes: !/^select|join$/i.test(verb),
    })),
    ...[...code.matchAll(statement)].map(([, verb = '', table = ''], index, all) => ({
      table,
      writes: /into|update/i.test(verb) || /delete\s+$/i.test(code.slice(0, all[index]?.index)),
    })),
    ...[...code.matchAll(named)].map(([, table = '']) => ({ table, writes: true })),
  ]
  return uses.filter(({ table }) => known.has(table))
}

/** What a module may not do with a table, in words; null when it may. */
export function trespass(module: string, { table, writes }: Use): string | null {
  if (tablesOf[module]?.includes(table)) return null
  if (writes) return `${module} writes to ${table}`
  return readsBeyond[module]?.includes(table) ? null : `${module} reads ${table}`
}

const isProduction = (file: string): boolean => file.endsWith('.ts') && !/\.(test|fixture|conformance)\.ts$/.test(file)

/** Every use of a table in the modules of the checkout at `root`, with the module it stands in. */
export function usesOfModules(root: string): Array<Use & { readonly module: string }> {
  const folder = join(root, 'server/src/modules')
  return modulesIn(root).flatMap((module) =>
    readdirSync(join(folder, module), { recursive: true, encoding: 'utf8' })
      .filter(isProduction)
      .flatMap((file) => usesIn(readFileSync(join(folder, module, file), 'utf8')))
      .map((use) => ({ ...use, module })),
  )
}

/** The modules there are, by their folders. */
export const modulesIn = (root: string): string[] =>
  readdirSync(join(root, 'server/src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
