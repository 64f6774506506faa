import type { RubricContent } from '@ringside/contract/rubrics/rubric-content'
import { saveRubricDraft, type OwnRubricPage } from '@ringside/contract/rubrics/rubrics'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { rubricsKey } from '../../../lib/queries/rubrics.ts'
import { rubricQuery } from './rubric-queries.ts'

/** A moment after the last letter: nobody has to remember to save a draft, and what is published never changes by it. */
const pauseMs = 800

export type Saving = { state: 'saved' | 'waiting' | 'saving' } | { state: 'failed'; message: string }

/** What is written of a rubric, kept on the server as its draft by itself. Show it anew for another rubric. */
export function useDraft(orgId: string, page: OwnRubricPage) {
  const client = useQueryClient()
  const given = page.draft?.content ?? page.published?.content
  const [content, setContent] = useState<RubricContent>(given ?? { name: page.name, criteria: [], blockers: [] })
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const kept = useRef({ content, revision: page.draft?.revision ?? 0 })
  const latest = useRef(content)

  const send = useCallback(async (): Promise<number | null> => {
    const sent = latest.current
    if (sent === kept.current.content) return kept.current.revision
    setSaving({ state: 'saving' })
    try {
      const body = { revision: kept.current.revision, content: sent }
      const saved = await call(saveRubricDraft, { params: { id: page._id }, body })
      kept.current = { content: sent, revision: saved.draft?.revision ?? 0 }
      client.setQueryData(rubricQuery(orgId, page._id).queryKey, saved)
      void client.invalidateQueries({ queryKey: [...rubricsKey(orgId), 'list'] })
      setSaving({ state: latest.current === sent ? 'saved' : 'waiting' })
      return kept.current.revision
    } catch (error) {
      setSaving({ state: 'failed', message: wordsOf(error) })
      return null
    }
  }, [client, orgId, page._id])

  /** One after the other: each names the revision that the one before it made. Gives the revision kept, null when it failed. */
  const queue = useRef<Promise<number | null>>(Promise.resolve(null))
  const save = useCallback(() => (queue.current = queue.current.then(send)), [send])

  useEffect(() => {
    if (saving.state !== 'waiting') return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [saving, content, save])

  // Going on to another page takes along what was written last.
  useEffect(() => () => void save(), [save])

  const change = (next: RubricContent) => {
    latest.current = next
    setContent(next)
    setSaving((before) => (before.state === 'saving' ? before : { state: 'waiting' }))
  }
  /** The draft has become a version: what is written from now on begins the next. */
  const begin = () => {
    kept.current = { content: latest.current, revision: 0 }
  }
  return { content, change, saving, save, begin }
}
