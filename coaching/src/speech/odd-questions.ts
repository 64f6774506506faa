import { anyOf, type Ways } from './ways.ts'

/** Questions that are put for fun or to try somebody out, whoever is asked: no call about work is about any of it. */
export const oddWays: Ways = {
  'if your warehouse was an animal':
    /\bif (?:your|the|this|our) [^?,]{2,40} (?:was|were|had to be|could be|is) (?:an? |the )?(?:\w+ )?(?:animal|colou?r|car|song|film|movie|book|fruit|vegetable|superhero|dish|drink|cocktail|sandwich|person|celebrity|footballer|city|country|season|band|singer|planet|dog|cat|bird|fish|cake|cheese|biscuit|instrument|tree|flower|toy|sport)\b/,
  'if you were an animal':
    /\bif you (?:was|were|could be|had to be) (?:an? )?(?:\w+ )?(?:animal|colou?r|song|film|movie|fruit|vegetable|superhero|dish|drink|cocktail|sandwich|celebrity|footballer|bird|fish|cake|cheese|biscuit|instrument|tree|flower|king|queen|invisible|millionaire)\b/,
  'which animal would it be':
    /\b(?:what|which) (?:animal|colou?r|superhero|fruit|song|film|movie|cheese|biscuit|cake) (?:would|are|is|were|should) (?:you|it|that|they|he|she|your|the)\b/,
  'what is seven times eight':
    /\b(?:what(?:'s| is)|how much is) (?:\d+|[a-z]+(?:-[a-z]+)?) (?:times|plus|minus|divided by|multiplied by) (?:\d+|[a-z]+)\b/,
  'are you a robot':
    /\bare you (?:really |actually |even |just )?(?:a |an )?(?:robot|bot|machine|ai|chatbot|computer|human|real(?: person)?|alien)\b(?=\W|$)/,
  'do you think I should quit sales':
    /\b(?:should i|i should|i ought to) (?:quit|leave|give up|change|stay in|go into|get into) (?:sales|my job|this job|selling|my career|jobs|teaching|acting)\b/,
  'what did you have for lunch':
    /\bwhat (?:did|do|are|will) you (?:have|eat|having|eating|cook|cooking) (?:for )?(?:lunch|breakfast|dinner|tea|supper)\b|\bwhat(?:'s| is| was) for (?:lunch|breakfast|dinner|tea|supper)\b/,
  'do you know a joke':
    /\b(?:do you know|have you got|want to hear|tell me) (?:a|any) (?:good |funny )?(?:jokes?|riddles?)\b|\b(?:do you believe in|have you ever seen) (?:ghosts?|aliens|ufos|fairies|santa)\b/,
}
const odd = anyOf(oddWays)

/** True for a question that has nothing to do with anybody's work, in whatever call it is put. */
export const asksOddly = (question: string): boolean => odd.test(question.toLowerCase().replaceAll('’', "'"))
