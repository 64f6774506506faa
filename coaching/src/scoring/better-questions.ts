import { namesSum } from '../metrics/heard/amounts.ts'
import { vary } from '../metrics/wording.ts'

/**
 * What a rep could have asked: after the buyer spoke of the very thing, after they told of a trouble, and where there is
 * nothing to take up. Said right behind “You said ‘…’.”, so none of them repeats it.
 */
type Asking = { cue?: Wordings; need?: Wordings; bare: string }
type Wordings = readonly [string, ...string[]]

const questions: Readonly<Record<string, Asking>> = {
  'discovery.process': {
    need: [
      'How does it come to that? Walk me through a normal day.',
      'Walk me through it: what happens first, and who does what?',
    ],
    bare: 'Before anything else: how do you do that today, from the first step to the last?',
  },
  'discovery.tools': {
    cue: [
      'What does that do well, and where does it let you down?',
      'How happy are you with that, and what did you have before?',
    ],
    need: ['What have you tried so far to get on top of that?'],
    bare: 'What do you use for that today, and what have you tried before?',
  },
  'discovery.pain': {
    need: ['What goes wrong there most often?', 'And what is the worst part of that for you?'],
    bare: 'I don’t know how it is at your end. What goes wrong most often, if anything does?',
  },
  'discovery.told': {
    need: ['When did that last go wrong, and what happened?', 'Tell me about the last time.'],
    bare: 'When did that last go wrong, and what happened?',
  },
  'discovery.follow-up': {
    need: ['What happened the last time?', 'How does it come to that?'],
    bare: 'That’s interesting. What happened the last time?',
  },
  'discovery.impact': {
    need: [
      'What does that cost you in a normal month, and who feels it?',
      'What does that lead to, for you and for the others?',
    ],
    bare: 'When that goes wrong, what does it cost you, and who feels it?',
  },
  'discovery.figure': {
    need: [
      'Each time that happens, what does it cost you, in hours or in money?',
      'If you had to put a number on it, what does it come to?',
    ],
    bare: 'If you had to put a number on it: how many hours or how much money is that in a month?',
  },
  'discovery.inaction': {
    need: ['If nothing changes, where will you be with that in a year?', 'What happens if you leave that as it is?'],
    bare: 'What happens if you leave it as it is for another year?',
  },
  'discovery.payoff': {
    need: [
      'If that were gone tomorrow, what would be different for you?',
      'What would it be worth to you if that stopped?',
    ],
    bare: 'If that were sorted tomorrow, what would be different for you?',
  },
  'discovery.layers': {
    need: [
      'Since when has it been like that? And what have you done about it so far?',
      'Can you give me an example? How did it start, and who had to put it right?',
    ],
    bare: 'Can you give me an example? How did it start, and who had to put it right?',
  },
  'discovery.enough': {
    need: ['What else is tied up with that?', 'What haven’t I asked yet that I should know about that?'],
    bare: 'What haven’t I asked yet that I should know?',
  },
  'discovery.buying': {
    need: ['If you wanted to change that, who else would have a say, and by when would you want it done?'],
    bare: 'If you wanted to change something here, who else would have a say, and by when would it have to be done?',
  },
  'discovery.authority': {
    cue: [
      'Who else has a say in this, and who signs in the end?',
      'So who decides in the end, and who do they listen to?',
    ],
    need: [
      'Who else would have to agree before that could change?',
      'Who decides whether anything is done about that?',
    ],
    bare: 'Besides you, who has a say in something like this, and who signs?',
  },
  'discovery.budget': {
    cue: [
      'If this were worth it, whose budget would it come out of?',
      'Is anything set aside for a change like this, and who holds that money?',
    ],
    need: [
      'If it paid to stop that, whose budget would it come out of?',
      'Is there money set aside to put that right, and who holds it?',
    ],
    bare: 'If this were worth it, whose budget would it come out of?',
  },
  'discovery.deadline': {
    cue: [
      'Is that the date it would have to work by? What happens if it doesn’t?',
      'So if you changed something, would it have to be in place by then?',
    ],
    need: ['By when would you want that to be better, and why then?', 'By when would that have to be out of the way?'],
    bare: 'By when would you want this to be better, and what happens on that day?',
  },
  'discovery.criteria': {
    cue: [
      'What else would it have to do, and how would you know that it works?',
      'If you put two of them side by side, what else would decide it?',
    ],
    need: [
      'What would something have to do about that for you to say it works?',
      'If you looked for something to stop that, what would you choose it by?',
    ],
    bare: 'If you put two of these side by side, what would decide it for you?',
  },
  'discovery.buying-steps': {
    cue: [
      'What comes before that, and what comes after, until it’s a yes?',
      'The last time you bought something like this, how did that go, step by step?',
    ],
    need: [
      'Say you wanted to change that: what would have to happen first?',
      'The last time you bought something to fix a thing like that, who looked at it, and in what order?',
    ],
    bare: 'The last time you bought something like this, who looked at it, and in what order?',
  },
  'discovery.paper': {
    cue: [
      'What do they look at, and how long does that usually take?',
      'What would they want to see from us, and how long would it lie there?',
    ],
    bare: 'Say you want to go ahead: who reads the contract, and how long does that take with you?',
  },
  'discovery.champion': {
    cue: [
      'How would you put that to the others, and what could I give you for it?',
      'Would you be willing to bring it up with the others? What would you need from me?',
    ],
    need: [
      'Would you be willing to bring that up with the others? What would you need from me?',
      'How would you explain that to whoever signs, and how can I help you with it?',
    ],
    bare: 'Would you be willing to bring this up with the others? What would you need from me for that?',
  },
}

/** How a question begins: on what was said of its very subject, on a trouble, or on nothing. */
export type Ground = { on: 'cue' | 'need'; said: string } | { on: 'nothing'; sumTold: boolean }

/** A sum that was told is not asked for again. */
const asksForSum = new Set(['discovery.figure', 'discovery.impact'])
const howOften = 'how often does that come up, and what does it add up to in a year?'

/** The question that a check asks for, as a rep would put it there; null for a check that asks for none. */
export function betterQuestion(key: string, ground: Ground, turn: number): string | null {
  const asking = questions[key]
  if (asking === undefined) return null
  if (ground.on === 'nothing') {
    return asksForSum.has(key) && ground.sumTold ? `You named a figure there: ${howOften}` : asking.bare
  }
  if (asksForSum.has(key) && namesSum(ground.said)) return `You said “${ground.said}”. ${howOften.replace(/^h/u, 'H')}`
  const wordings = (ground.on === 'cue' ? asking.cue : undefined) ?? asking.need
  return wordings === undefined ? asking.bare : `You said “${ground.said}”. ${vary(turn, wordings)}`
}

/** Whether what a check asks for can be asked over a trouble that the buyer told of; of what is no question it can. */
export const asksAfterTrouble = (key: string): boolean =>
  questions[key] === undefined || questions[key].need !== undefined
