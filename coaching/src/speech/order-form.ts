/**
 * How an order to somebody in particular begins: at the start of a sentence, or asked of "you". What drivers, nurses or
 * dispatchers ignore, skip or override is the buyer's business. To stand before a verb in a pattern.
 */
export const ordered = String.raw`(?:(?:^|[.!?:;,\n"'“(\[>*] ?|\b(?:please|now|so|okay|ok|and|then|just|also|first|but|kindly|simply)[, ] ?|\b(?:i (?:want|need|order|command|ask|urge|instruct|would like)|i'd like|i'm (?:asking|ordering|telling)|asked|told|instructed|required|going|free|allowed|permitted|time) (?:for )?(?:you )?to |\byou (?:must|should|will|can|shall|may|are to|have to|need to|ought to|could)(?: now| just| please| also)? |\b(?:can|could|will|would) you (?:please |now |just )*))`
