import { getProfile, saveProfileSection, type Profile, type ProfileSection } from '@ringside/contract/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { progressQuery } from '../../lib/queries/calls.ts'
import { userQuery } from '../../lib/queries/session.ts'

/** What a rep said of themselves, with defaults where they said nothing. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => call(getProfile, { params: { userId }, signal }),
    staleTime: 5 * 60_000,
  })

/** Saves one section; the user's properties and the goals on screens are read again. */
export function useSaveSection({ orgId, userId }: { orgId: string; userId: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ section, profile }: { section: ProfileSection; profile: Profile }) =>
      call(saveProfileSection, { params: { userId, section }, body: profile[section] }),
    onSuccess: (saved, { section }) => {
      client.setQueryData(profileQuery(userId).queryKey, saved)
      if (section === 'you') void client.invalidateQueries({ queryKey: userQuery(userId).queryKey })
      if (section === 'goals') void client.invalidateQueries({ queryKey: progressQuery(orgId, userId).queryKey })
    },
  })
}
