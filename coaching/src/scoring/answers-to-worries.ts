import type { ObjectionFamily } from '@ringside/contract'

/** What a better answer can build on. A blank in brackets stands for what only the seller can know. */
export type Known = {
  /** Why the last attempt failed, once they have said it. */
  cause: string | null
  /** The buyer's own point, as a sentence, or empty. */
  point: string
  /** What changed for a customer, as a sentence, or a blank. */
  proof: string
  /** What shows that the seller will last, as a sentence, or a blank. */
  lasting: string
  /** Whom the product is for, as a sentence, or empty. */
  forThem: string
  price: string
  beside: string
  /** Who signs, where the buyer has named them. */
  decider: string | null
}

type Answer = (known: Known) => string

/** One family of worries holds several: each names the words it is told in, and is answered for itself. */
type Worry = { told: RegExp; answer: Answer }

const price: readonly Worry[] = [
  {
    told: /\b(cheaper|half the (price|money)|undercut\w*|(costs?|charges?|asks?|wants?) (me |us )?(a lot |much )?less|less (than you|with them|elsewhere))\b/iu,
    answer: ({ price: sum }) =>
      `That’s fair to hold against me. For ${sum} you also get [what the cheaper one leaves out]. Which of that could you do without?`,
  },
  {
    told: /^(?!.*\btoo (expensive|much|dear)).*\b((no|not any|without an?|haven['’]t (got )?(a|the|any)|don['’]t have (a|the|any)) (budget|money)|budget (is|has been|was) (\p{L}+ )?(gone|spent|set|tight|frozen|closed)|not (in the budget|budgeted)|out of (our|my) budget)\b/iu,
    answer: ({ point }) =>
      `Thank you for saying so. ${point} If it did pay for itself, whose budget would it come out of, and when is the next one made?`,
  },
  {
    told: /\b(hire (somebody|someone|a|another)|another (pair of hands|person)|(pay|get) (a person|somebody|someone))\b/iu,
    answer: ({ price: sum }) =>
      `You could, and you’d know what you get. It costs ${sum}. What would that person take off your hands, and what would still be left?`,
  },
  {
    told: /\b((second|next|third) year|creep\w*|(go(es)?|went|put it|puts it) up|three times|twice what|hidden|extra charges|add-?ons)\b/iu,
    answer: () =>
      'That’s fair, nobody wants a price that grows. Here it is in writing: [what it costs in the second and third year, and what could raise it]. What else would have to stand in there?',
  },
]

const vendorTrust: readonly Worry[] = [
  {
    told: /\b((are you |be |you['’]re |you['’]ll |will you )?(still )(be )?(around|here|there|in business|trading|exist\w*)|(next year|in (two|three|five|ten|a few) years|years? (from now|down the (line|road)))|you['’]re gone|disappear\w*|fold(s|ed)?|go(es|ne)? (under|bust|broke|out of business)|(get|gets|got|being|been|are) (bought|sold|acquired|taken over)|bankrupt\w*|insolven\w*|start-?up|runs? out of (money|cash|runway)|who (owns|funds|backs) you|investors?|funding|stay(ing)? power|long have you (been|existed))\b/iu,
    answer: ({ lasting }) =>
      `Fair question, you’d be the one standing there. ${lasting} And if we ever did go away, [how they keep their data and their work]. Which of the two would you want in writing?`,
  },
  {
    told: /\b(small (outfit|company|vendor|firm|shop|supplier|team)|how (big|large|many of you)|too small|two-?man|one-?man|tiny)\b/iu,
    answer: () =>
      'You should know that before you lean on us: [how many of you there are, and how many customers lean on you today]. What must never stand still, even in a bad week of ours?',
  },
  {
    told: /\b(who (picks|pick|answers|answer)( up)?|pick up the phone|support|help ?desk|when (it|something) (breaks|goes wrong|fails)|middle of the night|who do (i|we) (call|ring))\b/iu,
    answer: () =>
      'Good thing to ask first. [Who answers, at what hours, and how long it takes as a rule]. When would it hurt you most if nobody did?',
  },
  {
    told: /\b(never heard of|don['’]t know you|who (else )?are you|nobody (here )?knows you|no idea who|first I hear of)\b/iu,
    answer: ({ forThem, proof }) =>
      `That’s fair, why would you. ${forThem} The nearest to you is this: ${proof} Whom would you ask about us, if you wanted to check?`,
  },
  {
    told: /\b(who else|anybody|anyone|any other|others|one person|people i know|like us|references?|case stud(y|ies)|logos?|named you|uses? (it|you|this)|worked with you|speak to|talk to)\b/iu,
    answer: ({ proof }) =>
      `Fair question, I’d ask it too. The nearest to you is this: ${proof} Would you like to ring them, without me on the line?`,
  },
]

const effort: readonly Worry[] = [
  {
    told: /\b(learn\w*|train\w*|teach\w*|get used to|know their way|learning curve)\b/iu,
    answer: () =>
      'I understand, they have a day to get through as it is. Until somebody works in it alone it takes [how long], and meanwhile [who helps with their work]. Whose day would that hit hardest?',
  },
  {
    told: /\b((won['’]t|will not|will never|would never|wouldn['’]t|nobody (will|would)|never) (use|touch|log|download|open|learn|accept|want)|push ?back|refuse\w*|resist\w*|against it|hates?\b|loathe|can['’]t stand|don['’]t (like|trust|want)|dislike|not (keen|sold|big|mad)|funny about)\b/iu,
    answer: () =>
      'That’s fair, then it would be worth nothing. Who would be the first to refuse it, and could they try it and say no before anybody else gets it?',
  },
  {
    told: /\b(integrat\w*|interface|connect\w*|IT (department|people|team)|our IT|plug\w* into|migrat\w*|mov(e|ing) (all )?(our|the) data|export\w*)\b/u,
    answer: () =>
      'You’re right to ask before and not after. [What has to be connected, who does it, and how long that took elsewhere]. Who at your end would have to be asked first?',
  },
]

const security: readonly Worry[] = [
  {
    told: /\b(where (does|do|is|are|would)|live with you|lives?|kept|stored|hosted|servers?|leaves? the (house|building|country)|go anywhere)\b/iu,
    answer: () =>
      'You’re right to ask. [Where it is kept, and what never leaves their side]. Which part of it isn’t yours to give away?',
  },
  {
    told: /\b(who (at your end |of you |there )?(can|could|gets to|would) (see|read|open)|access|outsiders?|see (it|our))\b/iu,
    answer: () =>
      'You’re right to ask. At our end it is [who can see what, and who checks that]. What must nobody outside ever see?',
  },
  {
    told: /\b(review|questionnaire|form with|months|past (it|IT)|compliance|audit\w*|says no)\b/u,
    answer: () =>
      'I won’t try to get round it. I can send [your certificates, and the questions you have answered before] today. Who should have them, and what do they turn down most often?',
  },
]

const contract: readonly Worry[] = [
  {
    told: /\b(under contract|in (a |our )?contract|contract (that )?(runs|ends|is up|till|until)|runs? (until|till|to|through)|until|till|paying (twice|for both|double)|pay twice|renew\w*|leave them|get(ting)? out of)\b/iu,
    answer: () =>
      'Then I won’t ask you to pay twice. By when do you have to give notice, and what would you want to have seen by then?',
  },
]

const competitor: readonly Worry[] = [
  {
    told: /\b(further along|weeks (into|in it|we['’]ve)|throw away|start (again|over|at the beginning)|chosen|decided on|signed with)\b/iu,
    answer: () =>
      'Good that you’re comparing, and nothing of that should be thrown away. What is still open between you and them? If nothing is, I’ll say so and leave you to it.',
  },
  {
    told: /\b(different|difference|same (thing|slide)|all (show|say|the same)|third one|demo)\b/iu,
    answer: () =>
      'Fair, we all begin with the same slide. Where we differ is [one thing, and how they can check it]. Shall we both work through one bad day of yours, and you judge?',
  },
]

const incumbent: readonly Worry[] = [
  {
    told: /\b(not (ripping|starting|changing|switching|replacing)|rip (it|that|anything) out|start(ing)? (over|again)|change again|used to (it|\p{Lu}\p{L}+)|and in the end)\b/u,
    answer: ({ beside }) =>
      `That makes sense, and I’m not asking you to drop it. ${beside} What would it have to leave alone, so that nobody has to learn anew?`,
  },
]

const noAuthority: Answer = ({ decider }) =>
  decider === null
    ? 'Thank you for saying so. Who should hear it with you, and what will they want to know first?'
    : `Thank you for saying so. What will ${decider} ask first? I’d put your own figures on one page, and we go through it with ${decider} together.`

const particular: Partial<Record<ObjectionFamily, readonly Worry[]>> = {
  price,
  incumbent,
  'vendor-trust': vendorTrust,
  security,
  effort,
  competitor,
  contract,
}

const inGeneral: Record<ObjectionFamily, Answer> = {
  price: ({ point, price: sum }) =>
    `That’s fair, it has to pay for itself. ${point} It costs ${sum} and saves [what it saves a customer like them]. What would it have to bring in for you?`,
  timing: () => 'I hear you. What has to be over first, and shall we put thirty minutes in for the week after?',
  incumbent: ({ point, beside }) =>
    `That makes sense, and I’m not asking you to drop it. ${point} ${beside} What does the one you have leave you to do by hand?`,
  // One breath asks or answers, not both: what went wrong is not known until they say.
  'tried-before': ({ cause }) =>
    cause === null
      ? 'That’s fair, I’d be careful too. What was it that went wrong last time?'
      : `That’s fair, I’d be careful too. You said “${cause}”. So that it doesn’t go the same way, we would [what you do differently]. Would that have kept it alive?`,
  'no-need': () => 'Fair enough. What would have to go wrong for that to change?',
  'no-authority': noAuthority,
  'send-something': () =>
    'Happy to. So that it is worth opening: which one thing should be in it, and may I call on Thursday to hear what you made of it?',
  // Words that are not believed are met with something that can be checked.
  'vendor-trust': ({ proof }) =>
    `You’re right not to take my word for it. Here is one you can check: ${proof} What would you have to see yourself to believe it?`,
  security: () =>
    'You’re right to ask. Here is what I can show you: [your certificates, and who sees which data]. Who on your side should read it first?',
  effort: () =>
    'I understand, nobody has time for a project. On your side it takes [hours and people]. Which part of that would be too much?',
  competitor: ({ point }) =>
    `Good that you’re comparing. ${point} Where we differ is [one thing, and how they can check it]. What matters most to you in the choice?`,
  contract: () =>
    'That makes sense, I’d read it twice too. Our terms are [length and notice]. Which part of the one you have now worries you most?',
}

/** An answer to the worry that was told, not to its family: whether a vendor lasts is not who else buys from them. */
export function answerToWorry(family: ObjectionFamily, told: string, known: Known): string {
  const worry = particular[family]?.find((each) => each.told.test(told))
  return (worry?.answer ?? inGeneral[family])(known).replace(/\s+/gu, ' ').trim()
}
