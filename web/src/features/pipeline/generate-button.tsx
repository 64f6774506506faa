import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Why no accounts can be generated now: in a word or two for a menu, and as a sentence. */
export interface Hindrance {
  short: string
  words: string
}

type GenerateButtonProps = Pick<ButtonProps, 'icon' | 'variant'> & {
  hindrance: Hindrance | null
  onGenerate(): void
}

/** Generates accounts. Where none can be generated it can still be gone to and pressed, and says why. */
export function GenerateButton({ hindrance, onGenerate, ...look }: GenerateButtonProps) {
  const why = hindrance?.words
  // One button whatever it says: whoever has the keyboard on it keeps it when its order begins and when that is done.
  return (
    <Tooltip text={why ?? null} onPress>
      <Button {...look} aria-disabled={why !== undefined} aria-description={why} onClick={onGenerate}>
        Generate accounts
      </Button>
    </Tooltip>
  )
}
