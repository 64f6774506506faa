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
  /** A competitor of the product summary whom the buyer has named by then. */
  rival: string | null
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
      `That’s fair to hold against me. It costs ${sum}, and it pays for itself with [what the cheaper one leaves out, and what that saves]. Which of that could you do without?`,
  },
  {
    told: /^(?!.*\btoo (expensive|much|dear)).*\b((no|not any|without an?|haven['’]t (got )?(a|the|any)|don['’]t have (a|the|any)) (budget|money)|budget (is|has been|was) (\p{L}+ )?(gone|spent|set|tight|frozen|closed)|not (in the budget|budgeted)|out of (our|my) budget)\b/iu,
    answer: ({ point }) =>
      `Thank you for saying so. ${point} Then I’d start small: [the smallest start], so that it pays for itself before it needs a budget of its own. Once it has, whose budget would it come out of?`,
  },
  {
    told: /\b(hire (somebody|someone|a|another)|another (pair of hands|person)|(pay|get) (a person|somebody|someone))\b/iu,
    answer: ({ price: sum }) =>
      `That’s fair, and you’d know what you get. It costs ${sum} and saves [how many hours a month], for less than you would spend on a wage. What would that person take off your hands, and what would still be left?`,
  },
  {
    told: /\b((second|next|third) year|creep\w*|(go(es)?|went|put it|puts it) up|three times|twice what|hidden|extra charges|add-?ons)\b/iu,
    answer: () =>
      'That’s fair, nobody wants a price that grows. I’ll put in writing what it costs in the second and third year: [those sums, and what could raise them]. Without your word the price stays there. What else would have to stand in it?',
  },
]

const vendorTrust: readonly Worry[] = [
  {
    told: /\b((are you |be |you['’]re |you['’]ll |will you )?(still )(be )?(around|here|there|in business|trading|exist\w*)|(next year|in (two|three|five|ten|a few) years|years? (from now|down the (line|road)))|you['’]re gone|disappear\w*|fold(s|ed)?|go(es|ne)? (under|bust|broke|out of business)|(get|gets|got|being|been|are) (bought|sold|acquired|taken over)|bankrupt\w*|insolven\w*|start-?up|runs? out of (money|cash|runway)|who (owns|funds|backs) you|investors?|funding|stay(ing)? power|long have you (been|existed))\b/iu,
    answer: ({ lasting }) =>
      `Fair question, you’d be the one standing there. ${lasting} And if we ever did go away, [how they keep their data and their work]. I’d put that in the contract, and you can speak to whoever has stayed with us longest. Which of the two would help you more?`,
  },
  {
    told: /\b(small (outfit|company|vendor|firm|shop|supplier|team)|how (big|large|many of you)|too small|two-?man|one-?man|tiny)\b/iu,
    answer: () =>
      'Fair question, you should know that before you lean on us: [how many of you there are, and how many customers lean on you today]. Speak to one of those customers about a bad week of ours, without me on the line. What must never stand still at your end?',
  },
  {
    told: /\b(who (picks|pick|answers|answer)( up)?|pick up the phone|support|help ?desk|when (it|something) (breaks|goes wrong|fails)|middle of the night|who do (i|we) (call|ring))\b/iu,
    answer: () =>
      'Good question, I’d ask it first too. [Who answers, at what hours, and how long it takes as a rule]. I’d put that support in the contract, and our customers can tell you whether it holds. When would it hurt you most if nobody picked up?',
  },
  {
    told: /\b(never heard of|don['’]t know you|who (else )?are you|nobody (here )?knows you|no idea who|first I hear of)\b/iu,
    answer: ({ forThem, proof }) =>
      `That’s fair, why would you. ${forThem} The nearest to you is this: ${proof} I’d like you to call them yourself and speak to them as one customer to another. What would you ask them first?`,
  },
  {
    told: /\b(who else|anybody|anyone|any other|others|one person|people i know|like us|references?|case stud(y|ies)|logos?|named you|uses? (it|you|this)|worked with you|speak to|talk to)\b/iu,
    answer: ({ proof }) =>
      `Fair question, I’d ask it too. The nearest to you is this: ${proof} I’d like you to ring them and speak to them as one customer to another, without me on the line. What would you ask them first?`,
  },
]

const effort: readonly Worry[] = [
  {
    told: /\b(learn\w*|train\w*|teach\w*|get used to|know their way|learning curve)\b/iu,
    answer: () =>
      'I understand, they have a day to get through as it is. We would train two of them first, without taking anybody off the work: [how long it takes until somebody works in it alone]. Whose day would that hit hardest?',
  },
  {
    told: /\b((won['’]t|will not|will never|would never|wouldn['’]t|nobody (will|would)|never) (use|touch|log|download|open|learn|accept|want)|push ?back|refuse\w*|resist\w*|against it|hates?\b|loathe|can['’]t stand|don['’]t (like|trust|want)|dislike|not (keen|sold|big|mad)|funny about)\b/iu,
    answer: () =>
      'That’s fair, then it would be worth nothing. So we do it the other way round: two of your people try it for [how long], without any project, and if they say no, nobody else gets it. Who would be the first to refuse it?',
  },
  {
    told: /\b(integrat\w*|interface|connect\w*|IT (department|people|team)|our IT|plug\w* into|migrat\w*|mov(e|ing) (all )?(our|the) data|export\w*)\b/u,
    answer: () =>
      'You’re right to ask before and not after. We do the setting up, your people need [what has to be connected, and how many hours that took elsewhere], and nobody works in two places meanwhile. Who at your end would have to be asked first?',
  },
]

const security: readonly Worry[] = [
  {
    told: /\b(where (does|do|is|are|would)|live with you|lives?|kept|stored|hosted|servers?|leaves? the (house|building|country)|go anywhere)\b/iu,
    answer: () =>
      'You’re right to ask. Your data stays [where it is kept, and what never leaves their side], and I’ll send you the report on that before anybody sees a demo. Which part of it isn’t yours to give away?',
  },
  {
    told: /\b(who (at your end |of you |there )?(can|could|gets to|would) (see|read|open)|access|outsiders?|see (it|our))\b/iu,
    answer: () =>
      'You’re right to ask. At our end access to your data is with [who can see what, and who checks that], and you get a report of it. What must nobody outside ever see?',
  },
  {
    told: /\b(review|questionnaire|form with|months|past (it|IT)|compliance|audit\w*|says no)\b/u,
    answer: () =>
      'That’s fair, and I won’t try to get round the review. Your IT team gets [your certificates, and the questions you have answered before] today, so that they have the report before anybody sees a demo. What do they turn down most often?',
  },
]

const contract: readonly Worry[] = [
  {
    told: /\b(under contract|in (a |our )?contract|contract (that )?(runs|ends|is up|till|until)|runs? (until|till|to|through)|until|till|paying (twice|for both|double)|pay twice|renew\w*|leave them|get(ting)? out of)\b/iu,
    answer: () =>
      'That’s fair, and I won’t ask you to pay twice. Until the renewal it would run beside what you have, [on what terms], so that you have seen it before you have to give notice. What would you want to have seen by then?',
  },
]

const competitor: readonly Worry[] = [
  {
    told: /\b(further along|weeks (into|in it|we['’]ve)|throw away|start (again|over|at the beginning)|chosen|decided on|signed with)\b/iu,
    answer: ({ rival }) =>
      `That’s fair, and nothing of that should be thrown away. I’d test ${rival === null ? 'both' : `${rival} and ours`} side by side on one bad day of yours, so that you can compare: we differ in [one thing, and how they can check it]. What is still open between you and ${rival ?? 'them'}?`,
  },
  {
    told: /\b(different|difference|same (thing|slide)|all (show|say|the same)|third one|demo)\b/iu,
    answer: ({ rival }) =>
      `That’s fair, we all begin with the same slide. Where we differ is [one thing, and how they can check it]. I’d test that on one bad day of yours, ${rival ?? 'theirs'} and ours side by side, and you judge. Which day would show it best?`,
  },
]

const incumbent: readonly Worry[] = [
  {
    told: /\b(not (ripping|starting|changing|switching|replacing)|rip (it|that|anything) out|start(ing)? (over|again)|change again|used to (it|\p{Lu}\p{L}+)|and in the end)\b/u,
    answer: ({ beside }) =>
      `That makes sense, and I’m not asking you to replace it. You keep it, and we would sit beside it, so that nobody has to learn anew. ${beside} What would it have to leave alone?`,
  },
]

/** Who is busy at this very moment has no project that comes first. */
const timing: readonly Worry[] = [
  {
    told: /\b(in the middle of (something|lunch|service|a (call|meeting|delivery)|my \p{L}+)|(in|into|late for) a meeting|i['’]m driving|bad (time|moment) to (talk|call)|can['’]t (talk|speak) (now|right now)|(running|rushing) (out|off|to)|about to (leave|go into|walk into))\b/iu,
    answer: () =>
      'Fair enough, I’ve caught you at a bad moment and won’t keep you. It takes two minutes, and nobody has to prepare anything for it. May I ring again at four today, or is tomorrow morning quieter?',
  },
]

const noAuthority: Answer = ({ decider }) =>
  decider === null
    ? 'Thank you for saying so. You wouldn’t have to sell it: I’d put your own figures on one page, and we go through it together. Who should hear it with us, and what will they want to know first?'
    : `Thank you for saying so. You wouldn’t have to sell it: I’d put your own figures on one page, and we go through it with ${decider} together. What will ${decider} ask first?`

const particular: Partial<Record<ObjectionFamily, readonly Worry[]>> = {
  price,
  timing,
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
  timing: () =>
    'I hear you, and nothing has to begin before that is over. It would be thirty minutes in the week after, and nobody on your team has to prepare anything. What has to be over first?',
  incumbent: ({ point, beside }) =>
    `That makes sense, and I’m not asking you to replace it. ${point} You keep it, and we would sit beside it, so that nobody works twice. ${beside} What does the one you have leave you to do by hand?`,
  // What went wrong is not known until they say. That it can be stopped speaks to it whatever it was.
  'tried-before': ({ cause }) =>
    cause === null
      ? 'That’s fair, I’d be careful too. So we would start with one team of yours for [how long], and if it doesn’t hold, we stop there. What was it that went wrong last time?'
      : `That’s fair, I’d be careful too. You said “${cause}”. So that it goes differently, we would start with one team of yours, and [what you do differently] before anybody else gets it. Would that have kept it alive?`,
  'no-need': () =>
    'Fair enough, then there is nothing to sell you. Others in your place told me about [what goes wrong with them that nobody complains of]. If you can rule that out, I’ll leave you in peace: how do you handle it when it happens?',
  'no-authority': noAuthority,
  'send-something': () =>
    'Of course, and it will be one page and no brochure. So that it is worth opening, I’d put in [the one thing that most like them ask for]. Which question should it answer before that, and may I call on Thursday to hear what you made of it?',
  // Words that are not believed are met with something that can be checked.
  'vendor-trust': ({ proof }) =>
    `You’re right not to take my word for it. Here is one you can check: ${proof} I’d like you to speak to that customer yourself, without me on the line. What would you have to see to believe it?`,
  security: () =>
    'You’re right to ask. Here is what I can show you of access to your data: [your certificates, and who sees what]. I’ll send the report before anybody sees a demo. Who on your side should read it first?',
  effort: () =>
    'I understand, nobody has time for a project. We do the setting up, and on your side it takes [hours and people], so that two of them can start before the others. Which part of that would be too much?',
  competitor: ({ point, rival }) =>
    `That makes sense, I’d compare too. ${point} Where we differ${rival === null ? '' : ` from ${rival}`} is [one thing, and how they can check it], and you can test that side by side on a day of your own. What matters most to you in the choice?`,
  contract: () =>
    'That makes sense, I’d read it twice too. Our terms are [length and notice]: you commit to no more than that, and after it you can stop. Which part of the one you have now worries you most?',
  complaint: ({ point }) =>
    `You’re right, that’s on us, and I’m sorry. ${point} By [the day] [who of yours] will have put it right, and I’ll ring you that afternoon to hear whether it is. What else should I know about it?`,
  discretion: () =>
    'That’s fair, I’d be careful too. I’ll write you two lines that you can read first and send on yourself, I’ll ring once, and if they say no I leave them alone. You hear from me on [the day] what became of it. Would that be all right with you?',
}

/** An answer to the worry that was told, not to its family: whether a vendor lasts is not who else buys from them. */
export function answerToWorry(family: ObjectionFamily, told: string, known: Known): string {
  const worry = particular[family]?.find((each) => each.told.test(told))
  return (worry?.answer ?? inGeneral[family])(known).replace(/\s+/gu, ' ').trim()
}
