import type { ProfileSection } from '@ringside/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { productSummaryQuery } from '../../domain-ui/product/product-queries.ts'
import { profileQuery } from '../../domain-ui/profile/profile-queries.ts'
import { profileSteps, type ProfileStep } from '../../domain-ui/profile/profile-steps.ts'
import { LevelTicks } from '../../domain-ui/score-ticks.tsx'
import { useSession } from '../../lib/session/session.ts'
import { storage } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { leaveFocusToPage } from '../../ui/leave-focus.ts'
import { toast } from '../../ui/toast-queue.ts'

const ProfileDialog = lazyPart(() =>
  import('../../domain-ui/profile/profile-dialog.tsx').then((file) => file.ProfileDialog),
)

const leftToSay: Record<ProfileStep, string> = {
  you: 'who you are',
  product: 'what you sell',
  target: 'who you sell to',
  goals: 'what you aim for',
  voice: 'how you call',
}

/** The steps that were not gone through yet, in their order. */
const stepsLeft = (saved: readonly ProfileSection[], hasProduct: boolean): ProfileStep[] =>
  profileSteps.filter((step) => (step === 'product' ? !hasProduct : !saved.includes(step)))

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function leftWords(left: readonly ProfileStep[]): string {
  if (left.length === profileSteps.length)
    return 'Say what you sell and to whom: buyers ask about it, and your reviews use it. It takes two minutes.'
  const why =
    left.includes('product') || left.includes('target') ? ' Buyers ask about it, and your reviews use it.' : ''
  return `Left to say: ${and.format(left.map((step) => leftToSay[step]))}.${why}`
}

/** The way to say what is left of one's profile, until all of it is said or the reader puts it away. */
export function ProfileCard() {
  const { userId } = useSession()
  const key = `profile-away:${userId}`
  // As far as this machine knows: then nothing is asked of the server for it.
  const [away, setAway] = useState(() => storage.read(key) !== null)
  const putAway = useCallback(() => {
    storage.write(key, 'yes')
    setAway(true)
  }, [key])
  return away ? null : <Asked onAway={putAway} />
}

function Asked({ onAway }: { onAway(): void }) {
  const { userId } = useSession()
  const { data: profile, isPending: profilePending } = useQuery(profileQuery(userId))
  const { data: product, isPending: productPending } = useQuery(productSummaryQuery(userId))
  const [from, setFrom] = useState<ProfileStep | null>(null)
  const card = useRef<HTMLElement>(null)
  const left = profile && product ? stepsLeft(profile.saved, product.updatedAt !== null) : null
  // The dialog that said the last of it is still to close.
  const isOver = left?.length === 0 && from === null
  useEffect(() => {
    if (isOver) onAway()
  }, [isOver, onAway])
  // Most who have not put it away have something left to say: the room for it is kept until that is known.
  if (profilePending || productPending)
    return <div aria-hidden className="h-[65px] border-b border-line max-tablet:h-[155px]" />
  const putAway = () => {
    leaveFocusToPage(card.current)
    toast.info('Put away', { detail: 'Your profile stays in the menu.' })
    onAway()
  }
  const done = profileSteps.length - (left?.length ?? 0)
  return (
    <>
      {left && left.length > 0 && (
        <section
          ref={card}
          aria-label="Your profile"
          className="flex items-center gap-4 border-b border-line px-6 py-4 max-tablet:flex-col max-tablet:items-start max-tablet:gap-3 max-tablet:px-4"
        >
          <span className="flex items-center gap-2.5 whitespace-nowrap">
            <LevelTicks level={done} label={`${done} of ${profileSteps.length} steps of your profile`} />
            <span aria-hidden className="text-small text-ink-2">
              {done} of {profileSteps.length}
            </span>
          </span>
          <p className="min-w-0 flex-1 text-ink-2">{leftWords(left)}</p>
          <span className="flex items-center gap-2 max-tablet:w-full max-tablet:flex-row-reverse max-tablet:justify-end">
            <Button variant="quiet" onClick={putAway}>
              Put away
            </Button>
            <Button
              onPointerEnter={ProfileDialog.preload}
              onFocus={ProfileDialog.preload}
              onClick={() => setFrom(left[0] ?? 'you')}
            >
              {done === 0 ? 'Set up your profile' : 'Go on with your profile'}
            </Button>
          </span>
        </section>
      )}
      {from !== null && <ProfileDialog from={from} onClose={() => setFrom(null)} />}
    </>
  )
}
