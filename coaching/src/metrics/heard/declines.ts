import type { HeardTurn } from './heard-call.ts'

/** An order or a wish; "they don't send us enough people" is told of others. */
const not = String.raw`(?:(?<!\b(?:they|we|i|he|she|who|people|\p{L}+s) )(?:don't|do not)|don't (?:want|need) you to|no need to|needn't|rather (?:you|we) didn't|(?:don't|do not) want to be)`

/** "No, send me nothing." Who wants nothing at all wants nobody to come either. */
const allDeclined = new RegExp(
  String.raw`\b(?:send|e-?mail|mail|post|text) (?:me|us) nothing\b|(?<!\p{L})${not} (?:(?:you|bother|please) )*send (?:me |us )?anything\b(?! (?:to|before|by|until|till|on)\b)`,
  'iu',
)

/** "Please don't email me": "Don't send it before Friday" wants it sent. */
const papersDeclined = new RegExp(
  [
    String.raw`(?<!\p{L})${not} (?:(?:you|bother|please|go) )*(?:send|sent|sending|e-?mail(?:ed|ing)?|mail(?:ed|ing)?|post(?:ed|ing)?)\b(?! (?:it|that|them|anything|me anything) (?:to|before|by|until|till|on)\b)`,
    String.raw`\bno (?:more )?(?:e-?mails|brochures?|leaflets?|flyers?|pdfs?|decks?|paperwork|attachments)\b`,
    String.raw`\b(?:don't|do not) (?:want|need) (?:\w+ ){0,2}(?:e-?mails?|brochures?|leaflets?|flyers?|pdfs?|decks?|paperwork|information|info)\b`,
  ].join('|'),
  'iu',
)

/** "I'm not having a meeting about it." */
const meetingDeclined = new RegExp(
  String.raw`\b(?:no|don't (?:want|need|have time for|do)|do not (?:want|need)|not (?:having|taking|doing|after|looking for|interested in)) (?:a |an |any |another |more )*(?:meetings?|demos?|demonstrations?|appointments?|visits?|follow-?ups?)\b|\b(?:don't|do not) (?:you |bother |go )*(?:call|ring|phone|come|visit|pop|drop)(?:ing)? (?:me|us|back|again|here|round|by|in|over|after|tomorrow|next)\b`,
  'iu',
)

/** True when the buyer has said beforehand that they want none of it: nothing sent, or nobody to meet. */
export function declinesBeforehand({ heard }: HeardTurn, papers: boolean): boolean {
  const plain = heard.replaceAll('’', "'")
  return allDeclined.test(plain) || (papers ? papersDeclined : meetingDeclined).test(plain)
}
