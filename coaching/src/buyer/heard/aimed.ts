/** Said back, asked or felt with the buyer: what follows is not the rep's own opinion. */
const notOwnBefore =
  /\b(?:you (?:said|say|told me|mentioned|feel|felt|think)|(?:they|people|he|she) (?:said?|says|think|thinks|thought)|does it|do you|did you|(?:sound|feel|seem|look)s? (?:like|as)|as if|make|makes|made|if|not that)\b[^.?!]{0,40}$/

/** True when one of the patterns is found, and the words before it do not make it somebody else's opinion. */
export function saidOfThem(plain: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(plain)
    return found !== null && !notOwnBefore.test(plain.slice(0, found.index))
  })
}

/** Said to the buyer: "you're", also as a recogniser writes it. */
export const youAre = String.raw`\byou(?: lot| people| guys| two)?(?:'?re| are| must be)`

/** How strongly: no word of these takes the blame from the buyer. */
export const strongly = String.raw`(?:(?:really|just|so|such|too|very|all|completely|totally|utterly|a bit|plain|simply|honestly|frankly|clearly|obviously|pretty|quite|being|actually|even) )*`

/** The thought ends here, or turns to something else. */
export const ends = String.raw`(?=\W*$|[.,!?;:–]| (?:and|or|but|you|honestly|frankly|mate|then|if|because)\b)`

/** Where an order to the buyer begins: not in "they stop moaning", which is told of somebody. */
export const orderBegins = String.raw`(?:^|[.!?;:,–-] ?)(?:(?:oh|well|please|just|kindly|fine|look|god|sir|ma'am|madam|lady|mate|now|you can) )*`
