import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../domain-ui/profile/profile-queries.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ProfileDialog = lazyPart(() =>
  import('../../domain-ui/profile/profile-dialog.tsx').then((file) => file.ProfileDialog),
)

/** For a rep who has never called and never said anything of themselves: the way to say it. */
export function ProfileCard() {
  const { userId } = useSession()
  const profile = useQuery(profileQuery(userId)).data
  const [open, setOpen] = useState(false)
  const isNew = profile?.saved.length === 0
  return (
    <>
      {isNew && (
        <section
          aria-label="Your profile"
          className="flex items-center gap-4 border-b border-line px-9 py-4 max-tablet:flex-col max-tablet:items-start max-tablet:gap-3 max-tablet:px-4"
        >
          <p className="min-w-0 flex-1 text-ink-2">
            Say what you sell and to whom: buyers ask about it, and your reviews use it. It takes two minutes.
          </p>
          <Button onPointerEnter={ProfileDialog.preload} onFocus={ProfileDialog.preload} onClick={() => setOpen(true)}>
            Set up your profile
          </Button>
        </section>
      )}
      {open && <ProfileDialog onClose={() => setOpen(false)} />}
    </>
  )
}
