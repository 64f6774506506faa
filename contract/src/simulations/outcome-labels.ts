import type { Outcome } from './vocabulary.ts'

/** What a review and every list call an outcome. Apart from the schemas, which the browser's first load does without. */
export const outcomeLabels: Record<Outcome, string> = {
  signed: 'Agreed to sign',
  'terms-agreed': 'Terms agreed',
  'terms-conceded': 'Agreed, with gifts',
  renewed: 'Renewed',
  'names-given': 'Names given',
  'name-given': 'A name given',
  meeting: 'Meeting agreed',
  'clear-no': 'A clear no',
  'objection-settled': 'Objection settled',
  'follow-up': 'Follow-up agreed',
  'left-warm': 'Left on good terms',
  'put-through': 'Put through',
  'call-back': 'Time to call back',
  'message-taken': 'Message taken',
  undecided: 'Undecided',
  open: 'Left open',
  'turned-away': 'Not put through',
  'brush-off': 'Brushed off',
  'hung-up': 'Buyer hung up',
  abandoned: 'Abandoned',
}
