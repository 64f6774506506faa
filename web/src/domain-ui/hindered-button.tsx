import { limitWords, type Capped } from '@ringside/contract/pipeline/caps'
import { tierCaps } from '@ringside/contract/reference-data'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** What stands in the way of something: in a word or two for a menu, and as a sentence. */
export interface Hindrance {
  short: string
  words: string
}

/** That a plan allows no more of these; null while it does. */
export const capHindrance = (what: Capped, inUse: number): Hindrance | null =>
  inUse < tierCaps[what]
    ? null
    : {
        short: 'Plan is full',
        words: limitWords(what, { there: inUse, amount: 1 }),
      }

type HinderedButtonProps = ButtonProps & { hindrance: Hindrance | null; onClick(): void }

/** A button for what may not be possible now. Where it is not, it can still be gone to and pressed, and says why. */
export function HinderedButton({ hindrance, ...look }: HinderedButtonProps) {
  const why = hindrance?.words
  // One button whatever it says: whoever has the keyboard on it keeps it when what is in the way comes and goes.
  return (
    <Tooltip text={why ?? null} onPress>
      <Button {...look} aria-disabled={why !== undefined} aria-description={why} />
    </Tooltip>
  )
}
