import type { getRubricVersion, OwnRubricPage, RubricSummary } from '@ringside/contract'
import type { z } from 'zod'
import type { listVersions, RubricRow, VersionRow } from './rubrics.repository.ts'

type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number]

/** A version that is known to be published. */
export const presentPublished = (row: VersionRow): z.output<typeof getRubricVersion.response> => ({
  version: row.version,
  content: row.content,
  publishedAt: (row.published_at ?? row.changed_at).toISOString(),
  publishedBy: row.published_by_name ?? '',
})

/** Rubrics as they are listed; drafts and archived ones for those who see them. `versions` are newest first. */
export function summariesOf(
  rows: readonly RubricRow[],
  versions: readonly ListedVersion[],
  seesDrafts: boolean,
): RubricSummary[] {
  return rows.flatMap((row) => {
    const own = versions.filter((version) => version.rubric_id === row.id)
    const published = own.find((version) => version.published_at !== null)
    const shown = published ?? own[0]
    if (shown === undefined || (!seesDrafts && (published === undefined || row.archived_at !== null))) return []
    return {
      _id: row.id,
      name: row.name,
      version: published?.version ?? null,
      hasDraft: seesDrafts && own.some((version) => version.published_at === null),
      criteria: shown.criteria,
      blockers: shown.blockers,
      changedAt: row.changed_at.toISOString(),
      archivedAt: row.archived_at?.toISOString() ?? null,
    }
  })
}

export function presentPage(
  row: RubricRow,
  {
    published,
    draft,
    versions,
  }: { published: VersionRow | undefined; draft: VersionRow | undefined; versions: readonly ListedVersion[] },
): OwnRubricPage {
  return {
    _id: row.id,
    name: row.name,
    published: published ? presentPublished(published) : null,
    draft: draft
      ? {
          version: draft.version,
          revision: draft.revision,
          content: draft.content,
          changedAt: draft.changed_at.toISOString(),
          changedBy: draft.changed_by_name,
        }
      : null,
    versions: versions.flatMap(({ version, published_at: at, published_by_name: by }) =>
      at === null ? [] : { version, publishedAt: at.toISOString(), publishedBy: by ?? '' },
    ),
    archivedAt: row.archived_at?.toISOString() ?? null,
  }
}
