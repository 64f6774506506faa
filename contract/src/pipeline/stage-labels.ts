import type { DealStage } from './deal-stages.ts'

/** What the stages of a deal are called on screen. Apart from the schemas, which the browser's first load does without. */
export const stageLabels: Record<DealStage, string> = {
  researching: 'Researching',
  contacted: 'Contacted',
  discovery: 'Discovery',
  evaluation: 'Evaluation',
  negotiation: 'Negotiation',
  won: 'Won',
  lost: 'Lost',
}
