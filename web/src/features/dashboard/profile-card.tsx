import type { ProfileSection } from '@ringside/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productSummaryQuery } from '../../domain-ui/product/product-queries.ts'
import { profileQuery } from '../../domain-ui/profile/profile-queries.ts'
import type { ProfileStep } from '../../domain-ui/profile/profile-steps.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ProfileDialog = lazyPart(() =>
  import('../../domain-ui/profile/profile-dialog.tsx').then((file) => file.ProfileDialog),
)

/** What is left to say of those parts that buyers and reviews use. */
function leftToSay(saved: readonly ProfileSection[], hasProduct: boolean): { step: ProfileStep; words: string }[] {
  return [
    ...(saved.includes('you') ? [] : [{ step: 'you' as const, words: 'who you are' }]),
    ...(hasProduct ? [] : [{ step: 'product' as const, words: 'what you sell' }]),
    ...(saved.includes('target') ? [] : [{ step: 'target' as const, words: 'who you sell to' }]),
  ]
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** For a rep who has never called and has not said everything of themselves: the way to say it. */
export function ProfileCard() {
  const { userId } = useSession()
  const { data: profile, isPending: profilePending } = useQuery(profileQuery(userId))
  const { data: product, isPending: productPending } = useQuery(productSummaryQuery(userId))
  const [from, setFrom] = useState<ProfileStep | null>(null)
  const left = profile && product ? leftToSay(profile.saved, product.updatedAt !== null) : []
  // Most who have never called have something left to say: the room for it is kept until that is known.
  if (profilePending || productPending)
    return <div aria-hidden className="h-[65px] border-b border-line max-tablet:h-[125px]" />
  const isNew = profile?.saved.length === 0 && product?.updatedAt === null
  return (
    <>
      {left.length > 0 && (
        <section
          aria-label="Your profile"
          className="flex items-center gap-4 border-b border-line px-6 py-4 max-tablet:flex-col max-tablet:items-start max-tablet:gap-3 max-tablet:px-4"
        >
          <p className="min-w-0 flex-1 text-ink-2">
            {isNew
              ? 'Say what you sell and to whom: buyers ask about it, and your reviews use it. It takes two minutes.'
              : `Left to say: ${joined(left.map(({ words }) => words))}. Buyers ask about it, and your reviews use it.`}
          </p>
          <Button
            onPointerEnter={ProfileDialog.preload}
            onFocus={ProfileDialog.preload}
            onClick={() => setFrom(left[0]?.step ?? 'you')}
          >
            {isNew ? 'Set up your profile' : 'Go on with your profile'}
          </Button>
        </section>
      )}
      {from !== null && <ProfileDialog from={from} onClose={() => setFrom(null)} />}
    </>
  )
}
