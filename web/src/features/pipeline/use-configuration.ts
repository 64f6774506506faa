import { ApiError } from '@ringside/contract/kernel/errors'
import { getSegment, type Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { call } from '../../lib/api/client.ts'
import { withIdea } from './ideas.ts'
import { mergedIdeas, mergedText } from './merged-ideas.ts'
import { useSaveCustomizations, type Customizations } from './pipeline-changes.ts'

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

const writtenOf = ({
  industryPainPoints,
  potentialObjections,
  freeformCustomizations,
}: Customizations): Customizations => ({ industryPainPoints, potentialObjections, freeformCustomizations })

const merged = (base: Customizations, mine: Customizations, theirs: Customizations): Customizations => ({
  industryPainPoints: mergedIdeas(base.industryPainPoints, mine.industryPainPoints, theirs.industryPainPoints),
  potentialObjections: mergedIdeas(base.potentialObjections, mine.potentialObjections, theirs.potentialObjections),
  freeformCustomizations: mergedText(
    base.freeformCustomizations,
    mine.freeformCustomizations,
    theirs.freeformCustomizations,
  ),
})

const noDrafts = { pain: '', objection: '' }

/** What somebody writes about a segment. Where somebody else has saved meanwhile, what both wrote is there to be looked at and saved. */
export function useConfiguration(who: Who, segment: Segment, onSaved: () => void) {
  // As it was when this was begun: what is read anew meanwhile may be somebody else's.
  const [seen, setSeen] = useState(segment)
  const [written, setWritten] = useState(() => writtenOf(segment))
  /** Typed and not yet added; saving takes it along. */
  const [drafts, setDrafts] = useState(noDrafts)
  const [isMerged, setMerged] = useState(false)
  const save = useSaveCustomizations(who)

  const merge = async (mine: Customizations) => {
    const theirs = await call(getSegment, { params: { id: segment._id } })
    setWritten(merged(seen, mine, theirs))
    setDrafts(noDrafts)
    setSeen(theirs)
    setMerged(true)
  }

  const submit = () => {
    setMerged(false)
    const customizations = {
      ...written,
      industryPainPoints: withIdea(written.industryPainPoints, drafts.pain),
      potentialObjections: withIdea(written.potentialObjections, drafts.objection),
    }
    save.mutate(
      { segment: seen, customizations },
      {
        onSuccess: onSaved,
        // Where it can't be read now, the server's words stand, and saving again comes back here.
        onError: (error) => void (isConflict(error) && merge(customizations).catch(() => undefined)),
      },
    )
  }

  return {
    ...written,
    drafts,
    change: (to: Partial<Customizations>) => setWritten({ ...written, ...to }),
    draft: (to: Partial<typeof noDrafts>) => setDrafts({ ...drafts, ...to }),
    isChanged:
      drafts.pain.trim() !== '' ||
      drafts.objection.trim() !== '' ||
      written.industryPainPoints !== seen.industryPainPoints ||
      written.potentialObjections !== seen.potentialObjections ||
      written.freeformCustomizations !== seen.freeformCustomizations,
    isMerged,
    save,
    submit,
  }
}
