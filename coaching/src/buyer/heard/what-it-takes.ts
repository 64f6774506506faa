import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import type { Heard } from '../perceive.ts'

const asksFor =
  /\bwhat (?:else )?(?:would|do|does|will) (?:you|it|that|we|i|they|he|she) (?:have to |need to |want to |like to )?(?:need|take|see|hear|know|want|be true|bring|show you|convince)\b|\bwhat (?:would|will) (?:have|need) to (?:be|happen|change)\b|\bwhat would (?:convince|persuade|reassure|help|change your mind|make (?:it|this|that|you))\b|\bwhat (?:are|is) you(?:'re)? (?:missing|waiting for)\b|\bwhat(?:'s| is) missing\b|\b(?:what(?:'s| is)?(?: else)?|anything(?: else)?) (?:still )?(?:stand(?:s|ing)|in the way|hold(?:s|ing) you back|stop(?:s|ping) you)\b|\bwhat (?:you|it|that|they)(?:'d| would|'ll| will) (?:still |first |really )?(?:need|take|want|have to|like)(?: to (?:see|hear|know|have|be|read))?\b|\bunder what conditions\b|\bwhat would have to be true\b|\bwhat would you (?:want|like|expect|hope) to (?:see|hear|have)\b/

/** The rep asks what it would take: the most useful question there is while a worry stands. */
export function asksWhatItTakes({ plain }: Heard): boolean {
  return asksFor.test(plain)
}

/** What would settle each worry, as a buyer says it when asked outright. The rep then knows what to answer. */
export const whatItTakes: Record<ObjectionFamily, readonly string[]> = {
  price: [
    "Show me where the money comes back, and by when. Then it's not a price any more.",
    'A sum I can check, with our numbers in it and not yours.',
  ],
  timing: [
    'It would have to cost my people no time. Then the date matters less.',
    'Tell me what it takes from us, in hours, and what can wait.',
  ],
  incumbent: [
    'It would have to sit beside what we have, and nobody types anything twice.',
    'Show me it works with what we run today. I want to keep that.',
  ],
  'tried-before': [
    "I'd have to hear what you do differently, from the first day on.",
    'Somebody would have to stay until my people really use it.',
  ],
  'no-need': [
    "You'd have to ask me something I can't answer.",
    "Show me what I'm missing. So far it's your word that I'm missing anything.",
  ],
  'no-authority': [
    'I need something short with a number on it, and somebody who helps me explain it.',
    "Make it easy to pass on. I can't argue it for you.",
  ],
  'send-something': [
    "One question, if it's a good one. Otherwise the mail.",
    'Tell me in a sentence what would be in it for me.',
  ],
  'vendor-trust': [
    'I want to speak to somebody who has worked with you for years, without you on the line.',
    'How long you have been at it, who uses it, and how I get out if you stop.',
  ],
  security: [
    'Something on paper: where it is kept, who can see it, who has checked that.',
    "If it never left our side, there'd be little to talk about.",
  ],
  effort: [
    "Tell me who does the work. If it isn't my people, we can talk.",
    'The hours, honestly counted, and how many of my people.',
  ],
  competitor: [
    "One thing you do that they don't, and a way for me to check it.",
    'Put it side by side with theirs, on our own data.',
  ],
  contract: ['A way out. If I can stop, I can start.', "I'd have to know that I'm not tied to it for years."],
  complaint: [
    'A name and a day. Then I can stop chasing it.',
    'Somebody who takes it on, and a date I can hold them to.',
  ],
  discretion: [
    "I'd want to know exactly what you'll say, and that it's one call and no more.",
    'Something I can send on myself, and that a no is a no.',
  ],
}

/** When the rep asks again. */
export const askedBefore: readonly string[] = [
  "I've told you what I'd need. Have you got it?",
  "That's it, really. It's your turn.",
]
