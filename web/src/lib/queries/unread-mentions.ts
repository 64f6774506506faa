import { countUnreadMentions, readMentions } from '@ringside/contract/reviews/unread-mentions'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/client.ts'
import { useSession } from '../session/session.ts'

const readEveryMs = 60_000

/** How many comments that mention the one who is signed in they have not read. */
const unreadMentionsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['unread-mentions', orgId],
    queryFn: ({ signal }) => call(countUnreadMentions, { signal }),
    refetchInterval: readEveryMs,
  })

export function useUnreadMentions(): number {
  const { orgId } = useSession()
  return useQuery(unreadMentionsQuery(orgId)).data?.unread ?? 0
}

/** As many as one request takes. */
const atOnce = 200

/** Says of all of them that they are read, one request after the other; gives how many are left then. */
async function readAll(commentIds: readonly string[]) {
  let left: Awaited<ReturnType<typeof read>> | undefined
  for (let from = 0; from < commentIds.length; from += atOnce) left = await read(commentIds.slice(from, from + atOnce))
  return left
}

const read = (commentIds: string[]) => call(readMentions, { body: { commentIds } })

/** Says once that these comments, which are on the screen, are read. */
export function useReadMentions(commentIds: readonly string[]): void {
  const { orgId } = useSession()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: readAll,
    onSuccess: (left) => left && queries.setQueryData(unreadMentionsQuery(orgId).queryKey, left),
  })
  const ids = commentIds.join(' ')
  useEffect(() => {
    if (ids !== '') mutate(ids.split(' '))
  }, [ids, mutate])
}
