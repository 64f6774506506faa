import { tierCaps } from '@ringside/contract/reference-data'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** What stands in the way of something: in a word or two for a menu, and as a sentence. */
export interface Hindrance {
  short: string
  words: string
}

const cappedWords: Record<keyof typeof tierCaps, string> = {
  accounts: 'accounts',
  personas: 'people',
  targetSegments: 'target segments',
  contactProfiles: 'decision makers',
}

/** That a plan allows no more of these; null while it does. */
export const capHindrance = (what: keyof typeof tierCaps, inUse: number): Hindrance | null =>
  inUse < tierCaps[what]
    ? null
    : {
        short: 'Plan is full',
        words: `You have ${inUse.toLocaleString('en-GB')} ${cappedWords[what]}, the most a plan allows. Archive some to add more.`,
      }

type HinderedButtonProps = ButtonProps & { hindrance: Hindrance | null; onClick(): void }

/** A button for what may not be possible now. Where it is not, it can still be gone to and pressed, and says why. */
export function HinderedButton({ hindrance, onClick, ...look }: HinderedButtonProps) {
  const why = hindrance?.words
  // One button whatever it says: whoever has the keyboard on it keeps it when its order begins and when that is done.
  return (
    <Tooltip text={why ?? null} onPress>
      <Button {...look} aria-disabled={why !== undefined} aria-description={why} onClick={onClick} />
    </Tooltip>
  )
}
