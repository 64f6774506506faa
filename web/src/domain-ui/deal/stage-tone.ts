import type { DealStage } from '@ringside/contract/pipeline/deal-stages'

const won = { bar: 'bg-good', shape: 'fill-good' } as const
const lost = { bar: 'bg-c6', shape: 'fill-c6' } as const
const open = { bar: 'bg-you', shape: 'fill-you' } as const

/** Open deals in one colour, those that are decided in their own: of a bar, and of what is drawn. */
export const stageTone = (stage: DealStage) => (stage === 'won' ? won : stage === 'lost' ? lost : open)
