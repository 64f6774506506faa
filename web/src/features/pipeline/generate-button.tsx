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
  if (hindrance === null)
    return (
      <Button {...look} onClick={onGenerate}>
        Generate accounts
      </Button>
    )
  return (
    <Tooltip text={hindrance.words} onPress>
      <Button {...look} aria-disabled aria-description={hindrance.words}>
        Generate accounts
      </Button>
    </Tooltip>
  )
}
