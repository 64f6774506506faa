import { contactName } from '../../domain-ui/contact-name.ts'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { toast } from '../../ui/toast-queue.ts'
import type { ContactDeeds } from './contact-columns.tsx'
import { usePlaceContactProfiles } from './pipeline-changes.ts'

/** Places roles at every account or where somebody is, and says what comes of it. */
export function usePlacingRoles(who: Who): ContactDeeds['onPlace'] {
  const place = usePlaceContactProfiles(who)
  return (contacts, everywhere) => {
    const [first] = contacts
    if (!first) return
    const ids = contacts.map(({ _id }) => _id)
    const what = contacts.length === 1 ? contactName(first) : `${contacts.length} decision makers`
    const isOne = contacts.length === 1
    const about = ids.map((id) => `place ${id}`)
    place.mutate(
      { ids, everywhere },
      {
        onSuccess: () =>
          everywhere
            ? toast.success(`${what} ${isOne ? 'is' : 'are'} used at every account`, {
                about,
                detail: 'New accounts get somebody; at others, add them from the account.',
              })
            : toast.success(`${what} ${isOne ? 'stays' : 'stay'} where somebody is`, {
                about,
                detail: 'New accounts get nobody for it, while other roles are used at every account.',
              }),
        onError: (error) => toast.error('The decision maker could not be changed', { detail: wordsOf(error) }),
      },
    )
  }
}
