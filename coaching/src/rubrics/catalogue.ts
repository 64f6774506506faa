import { skillKeySchema, type LibraryCheck } from '@ringside/contract'
import { pickableChecks } from './library.ts'

/** What each check looks for in the words of a call, for whoever picks it. */
const about: Record<string, string> = {
  'opening.reason': 'A reason for this call, or for calling this buyer, in the first lines.',
  'opening.courtesy': 'When somebody else answers: courtesy, a request for help, and no pitch to them.',
  'opening.question-first': 'A question about the buyer before anything is offered.',
  'opening.who': 'The rep’s name and company.',
  'opening.time': 'A question for the buyer’s time, or a word on how the call will go.',
  'opening.short':
    'An opening of a few sentences before the buyer has the floor. Counts once something of an opening was said.',
  'opening.no-is-fine': 'An agreement that the buyer may say no, or on what is decided at the end.',
  'discovery.process': 'A question about how the buyer does it today.',
  'discovery.pain': 'A question about what goes wrong, is hard or should be different.',
  'discovery.impact':
    'A question about what the trouble costs or leads to; on a discovery call a figure as the answer.',
  'discovery.follow-up': 'A question that takes up what the buyer had just said.',
  'discovery.buying':
    'A question about who decides, by when or with what money; on a discovery call two of them, answered.',
  'discovery.enough': 'Questions through the whole call, with at least two open ones.',
  'discovery.authority': 'A question about who else has a say, or who signs.',
  'discovery.deadline': 'A question about the date by which it has to be better.',
  'discovery.budget': 'A question about the budget, or where the money comes from.',
  'discovery.criteria': 'A question about what matters when they choose, or how they would know that it works.',
  'discovery.buying-steps': 'A question about what has to happen before a yes, or how they bought the last time.',
  'discovery.paper': 'A question about contract, legal, security or purchasing.',
  'discovery.champion': 'A question whether, or how, the buyer would bring it up inside.',
  'discovery.tools': 'A question about what they use, have tried or compare with.',
  'discovery.told': 'The buyer tells of something that goes wrong. It counts what was heard, not what was asked.',
  'discovery.figure': 'A figure from the buyer for what the trouble costs.',
  'discovery.inaction': 'A question about what happens when everything stays as it is.',
  'discovery.payoff': 'A question about what it would change, or be worth, to have it solved.',
  'discovery.layers': 'Several questions in a row that stay with one trouble.',
  'listening.recap': 'A summary that holds what the buyer had said, or that the buyer agrees with.',
  'listening.echo': 'The buyer’s own words in the rep’s next lines.',
  'listening.worries': 'No worry of the buyer’s is passed over. Counts once the rep has listened to something.',
  'listening.answers': 'What the buyer asks is answered.',
  'listening.room': 'No monologue, and not most of the talking.',
  'listening.floor': 'The buyer is not interrupted. Counts once the rep has listened to something.',
  'value.tied': 'An offer that holds what the buyer had told.',
  'value.after-need': 'Nothing is offered until the buyer has told of a need.',
  'value.fit': 'A question whether what is offered would help.',
  'value.concrete': 'A figure or a result in the offer that can be checked.',
  'value.proof': 'A customer in a like position, by name or by kind.',
  'value.one-thing': 'One thing is offered, where a list would not be heard. Counts once something was offered.',
  'value.insight': 'Something about the buyer’s kind of business that they may not have known.',
  'objections.traded': 'In a bargain: nothing is given without asking for something in return.',
  'objections.answered': 'An answer that speaks to the worry that was raised.',
  'objections.acknowledged': 'A word that the worry was heard, before it is answered.',
  'objections.explored': 'A question about what lies behind the worry.',
  'objections.settled': 'The buyer lets the worry go.',
  'objections.calm': 'No arguing and no pressing over a worry. Counts once a worry was dealt with.',
  'next-step.asked':
    'An ask for a next step, once there is a reason for one. In a call about a decision: the ask for it, its answer, its day and who signs.',
  'next-step.when': 'A day or a time for the next step.',
  'next-step.agreed': 'A yes of the buyer’s to the next step.',
  'next-step.what': 'What will happen in the next step.',
  'next-step.who': 'Who comes, or who does it.',
  'next-step.safe': 'In a call for a referral: words that make it safe to name somebody.',
}

/** The checks that a criterion can be made of, in the order of the skills. */
export const checkCatalogue: readonly LibraryCheck[] = pickableChecks.map(({ key, text, restraint = false }) => ({
  key,
  text,
  skill: skillKeySchema.parse(key.slice(0, key.indexOf('.'))),
  about: about[key] ?? text,
  restraint,
}))
