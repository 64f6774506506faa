import type { Side } from '@ringside/contract/speakers'

/** The colour of a name, by the side that its bearer sits on. */
export const nameColour = {
  rep: 'text-you-text',
  colleague: 'text-ink-2',
  buyer: 'text-buyer-text',
} as const satisfies Record<Side, string>
