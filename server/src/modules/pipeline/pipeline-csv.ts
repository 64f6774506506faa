import { factsTold, segmentNames, type Account, type Pipeline } from '@ringside/contract'
import { isInUse } from '@ringside/contract/pipeline/in-use'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { csvOf } from '../../platform/csv.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'

const accountHead = [
  'Account',
  'Segment',
  'Industry',
  'Sub-industry',
  'Location',
  'Size',
  'Stage',
  'In this stage since (UTC)',
  'People',
  'Facts found',
  'Facts in all',
  'Calls',
  'Best score',
  'Last call (UTC)',
]

const personHead = [
  'First name',
  'Last name',
  'Title',
  'Level',
  'Department',
  'Account',
  'Segment',
  'Stage',
  'Calls',
  'Best score',
  'Last call (UTC)',
]

const byName = (a: Account, b: Account): number => a.name.localeCompare(b.name, 'en') || (a._id < b._id ? -1 : 1)

/** Accounts in use by name, all or those of these ids, as their reader may see them. */
export function accountsAsCsv(pipeline: Pipeline, ids: readonly string[] | null): SavedFile {
  const segments = segmentNames(pipeline.targetSegmentProfiles)
  const wanted = ids && new Set(ids)
  const accounts = pipeline.accounts.filter(isInUse).filter(({ _id }) => wanted === null || wanted.has(_id))
  const rows = accounts.toSorted(byName).map((account) => {
    const facts = factsTold(account)
    return [
      account.name,
      segments.get(account.targetSegmentProfileId) ?? '',
      account.industry,
      account.subIndustry,
      account.location,
      account.size,
      stageLabels[account.stage],
      account.stageSince,
      account.personas.filter(isInUse).length,
      facts.found,
      facts.inAll,
      account.personas.reduce((sum, { calls }) => sum + calls, 0),
      account.bestScore,
      account.lastCallAt,
    ]
  })
  return { name: 'accounts', ending: 'csv', content: csvOf(accountHead, rows) }
}

/** Everybody who can be called, account by account. */
export function peopleAsCsv(pipeline: Pipeline): SavedFile {
  const segments = segmentNames(pipeline.targetSegmentProfiles)
  const rows = pipeline.accounts
    .filter(isInUse)
    .toSorted(byName)
    .flatMap((account) =>
      account.personas
        .filter(isInUse)
        .map((persona) => [
          persona.firstName,
          persona.lastName,
          persona.title,
          persona.level,
          persona.department,
          account.name,
          segments.get(account.targetSegmentProfileId) ?? '',
          stageLabels[account.stage],
          persona.calls,
          persona.bestScore,
          persona.lastCallAt,
        ]),
    )
  return { name: 'people', ending: 'csv', content: csvOf(personHead, rows) }
}
