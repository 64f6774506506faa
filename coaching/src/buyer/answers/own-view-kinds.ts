import type { DirectKind } from './direct-kinds.ts'

/** More of what a person guesses or knows of their own day: how they get by, what they would pay, what they would ask. */
export const ownViewKinds: readonly DirectKind[] = [
  {
    id: 'coping',
    asked:
      /^when (?:it|that|this) (?:happens?|goes wrong),? what (?:do|does|are|is) (?:you|they|staff|customers|people|your \w+|the \w+)(?: \w+)? (?:do|doing)\b|^how (?:do |did |are )?(?:you|they)(?: \w+ly)? (?:(?:handl|manag)(?:e|ing) (?:it|that|this)|deal(?:ing)? with (?:it|that|this)|cope|coping|solve|solving|get round|get around|live with)\b|^what (?:do|are) (?:you|they) (?:do|doing) about (?:it|that|this)\b|^what (?:have you|do you have|have they) (?:put |got )?in place\b|^what(?:'s| is) in place\b/,
    tells: [],
    otherwise: [
      'By hand. Somebody stays late and puts it right.',
      'A phone call, an apology, and on to the next one.',
      'We throw people at it. It works, and it costs.',
    ],
  },
  {
    id: 'worth',
    ownSubject: true,
    asked:
      /^(?:what|how much) (?:would|could|do) you (?:expect to |think you(?:'d| would) |be (?:willing|ready|happy) to )?(?:pay|give|spend)\b(?=.*\b(?:that|it|this|for|one)\b|\W*$)(?! (?:now|today|at the moment)\b)/,
    tells: [],
    otherwise: [
      "Something, if I saw it in our figures. I wouldn't name a sum today.",
      'Less than it costs us now. More than that I could not say yet.',
      'If it was really gone, it would be easy to find the money.',
    ],
  },
  {
    id: 'criteria',
    ownSubject: true,
    asked:
      /\b(?:important|matters?|look (?:for|at)|counts?)\b.*\b(?:choose|choosing|pick|picking|deciding|buying|select|vendors?|suppliers?)\b/,
    tells: [],
    otherwise: [
      'That my people use it without being told. Then the price.',
      'That it runs beside what we have, and nobody types anything twice.',
      'Somebody who still picks up the phone after we have signed.',
    ],
  },
  {
    id: 'first-question',
    ownSubject: true,
    asked: /\b(?:your first question|the first thing you(?:'d| would) (?:ask|want to know)|what would you ask)\b/,
    tells: [],
    otherwise: [
      'What it takes from my people, in hours.',
      'What happens to it on a bad day.',
      'Who else like us has it, and whether I could ring them.',
    ],
  },
  {
    id: 'hands',
    ownSubject: true,
    asked:
      /^how many (?:people|hands|of you|of them) (?:(?:does|do|did) (?:it|that|one|an? \w+) (?:take|go through|pass through|need)|does it take|sit on|touched|handled|worked on|had to|were (?:on|involved|busy))\b/,
    tells: [],
    otherwise: [
      'Three or four, by the end.',
      'More than should have. Four, I think.',
      'Two to begin with, and then a few more.',
    ],
  },
  {
    id: 'staff-want',
    ownSubject: true,
    asked: /^what (?:would|do|does) (?:your |the )?(?:staff|people|team|\w+ers|nurses|reps) (?:want|need|wish|like)\b/,
    tells: [],
    otherwise: [
      'Fewer clicks. And that nobody watches them with it.',
      'To be asked before it is bought. That would be new.',
      'That it works the first time, on the worst day.',
    ],
  },
  {
    id: 'what-changed',
    asked:
      /^what(?:'s| has| have| is)? (?:you )?changed\W*$|^what (?:made|makes) the difference\b|^what(?:'s| is) different (?:now|today|this year)\b/,
    tells: [],
    otherwise: [
      'More work, the same people, and nobody who stopped to look at it.',
      'We grew. The way we do it stayed as it was.',
      'Less slack, mostly. There used to be somebody who had an hour to spare.',
    ],
  },
  {
    id: 'comes-in',
    ownSubject: true,
    asked:
      /^(?:where|how) do (?:the |your |all the |these |those )?[a-z]+ (?:come (?:from|in|to you)|reach you|get to you|arrive)\b|\b(?:mostly|mainly) (?:by )?(?:phone|e-?mail|calls)\b.*\bor\b.*\b(?:e-?mail|mail|walk in|in person|online|chat)\b/,
    tells: [],
    otherwise: [
      'All of them. Phone first, then mail, and some just turn up.',
      'By mail, mostly, and the urgent ones by phone.',
      'From every side. The phone is the worst of it.',
    ],
  },
  {
    id: 'typed-again',
    ownSubject: true,
    asked:
      /\b(?:typ(?:e|es|ed|ing)|key(?:s|ed|ing)?|enter(?:s|ed|ing)?|cop(?:y|ies|ied|ying)|writ(?:e|es|ing|ten))\b.*\b(?:again|twice|over|in again|by hand|a second time)\b/,
    tells: [],
    otherwise: ['Yes. Sometimes twice.', 'Yes, by hand. And then somebody checks it.', 'Most of it, yes.'],
  },
  {
    id: 'asked-above',
    ownSubject: true,
    asked:
      /^what (?:have|did) you (?:ask|asked|request\w*|propose\w*|suggest\w*)\b.*\b(?:them|the boss|your \w+|for|management)\b/,
    tells: [],
    otherwise: [
      'Another pair of hands. I got half of one.',
      'Somebody to look at it properly. It was put off to next year.',
    ],
  },
  {
    id: 'when-start',
    ownSubject: true,
    asked:
      /^when (?:could|can|would|should|might|do|will) (?:they|you|we|your \w+|staff|the \w+|customers) (?:be able to |want to |like to )?(?:start|begin|get going|go live|be ready)\b/,
    tells: ['timeline'],
    alone: true,
    otherwise: ['Not in {peak}. After that, whenever it is quiet.', 'In a few weeks, if {lead} can spare somebody.'],
    toldAlready: ['Not in {peak}. After that, whenever it is quiet.', 'In a few weeks, if {lead} can spare somebody.'],
  },
  {
    id: 'measured-on',
    ownSubject: true,
    asked:
      /\bwhat (?:does|do|would|did) (?:(?:your|the) )?(?:boss|board|ceo|owner|management|they|he|she|staff|the boss) (?:want|expect|ask|need|measure)s? (?:from|of|you)\b|\b(?:wants?|expects?) (?:from|of) you\b|^how (?:is|are) (?:you|your (?:team|people|department|work))(?: \w+ly)? (?:measured|judged|evaluated|assessed)\b|\bwhat are you (?:measured|judged|held) (?:on|by|to)\b/,
    tells: ['goal'],
    otherwise: ['The same with fewer people, as every year.', 'That the figures hold and nobody rings them.'],
  },
  {
    id: 'others-do',
    ownSubject: true,
    asked:
      /\bwhat (?:are |do )?(?:the )?other(?:s| [a-z]+)(?: are| in \w+)? (?:do|doing|using|use)\b|\bhow (?:are |do )?(?:the )?other [a-z]+(?: \w+)? (?:do|doing|handle|manage)/,
    tells: [],
    otherwise: [
      'Much the same, from what I hear. Some have bought something and speak well of it.',
      "They don't tell me everything. From what I hear, they struggle as we do.",
    ],
  },
  {
    id: 'best-for-you',
    ownSubject: true,
    asked:
      /\bwhat would be (?:for you )?(?:the )?(?:best|ideal|perfect|dream)\b|\bwhat would you (?:choose|wish for|prefer|rather (?:have|see|do)|love to (?:have|see))\b/,
    tells: [],
    otherwise: [
      'That everybody sees the same thing, and nobody has to ring to ask.',
      'That a change is known by everybody when it is made, and not a day later.',
    ],
  },
  {
    id: 'likes',
    ownSubject: true,
    asked:
      /^what do (?:you|they|people|staff) (?:really |most )?like (?:about|best|most)\b|^what(?:'s| is) (?:good|nice|right) about\b/,
    tells: [],
    otherwise: [
      'Everybody knows how it goes. Nobody needs a course for it.',
      'That it is ours. It bends when it has to.',
    ],
  },
  {
    id: 'others-lacked',
    ownSubject: true,
    asked:
      /^what (?:was|were|is|wasn't|weren't|did) (?:not |n't )?(?:it )?(?:(?:so )?(?:good|right|convincing|enough|missing|wrong)) (?:with|about|in) (?:them|those|the (?:others|other (?:one|two|ones)))\b|^(?:and )?why (?:not them|didn't (?:they|you) (?:convince|go with|take|buy))\b/,
    tells: [],
    otherwise: [
      'Nice to look at, and nothing of our day in it.',
      'They could show me everything but our own case.',
      'Too big for us. We would have worked for it, and not the other way round.',
    ],
  },
  {
    id: 'measure',
    ownSubject: true,
    asked:
      /^how (?:do|would|will|can|could) (?:you|they) (?:measure|track|tell|judge|check|see) (?:if|whether|that|how)\b/,
    tells: [],
    otherwise: [
      'By the overtime, and by how often the phone rings.',
      'Not properly. I go by what {lead} tells me.',
      'I look at what comes back, month by month. The rest is feel.',
    ],
  },
  {
    id: 'suits',
    ownSubject: true,
    asked:
      /^when (?:would|does|will|is|might) (?:it |that )?(?:be )?(?:suit|work|good|best|convenient|a good (?:time|day))\b/,
    tells: [],
    otherwise: ['Early in the week is best, before ten.', 'Mornings. After noon I belong to the {crew}.'],
  },
  {
    id: 'growing',
    ownSubject: true,
    asked:
      /^how(?:'s| is| has| was) (?:that|it|this|the growth|all that) been(?: \w+){0,2} for\b|\bhow (?:is|are|has|have) (?:you|the team|your team|staff) (?:found|finding|coped|coping) (?:with )?(?:it|that|the growth|all that)\b|\bhow (?:are|have) (?:you|the team|your team|staff) (?:dealt|dealing) with (?:the growth|all that)\b/,
    tells: [],
    otherwise: [
      'A stretch. More work, and the same way of doing it.',
      "Good for the figures. The {crew} would tell you it's been hard.",
    ],
  },
  {
    id: 'move-up',
    ownSubject: true,
    asked:
      /\bwhat would (?:have to|need to|it take)\b.*\b(?:up the list|(?:a|the|top|higher) priority|more urgent|urgent|important|on the agenda|take it seriously|act on it|do something)\b|\bwhat would (?:make|push|move) (?:it|this|that) (?:a (?:top |higher )?priority|urgent|up|more urgent|important)\b/,
    tells: [],
    otherwise: [
      'A figure that nobody upstairs can argue with.',
      'If it cost us one of the {customers} we could not afford to lose.',
      'Somebody to own it. Everybody agrees, and nobody has the hours.',
    ],
  },
  {
    id: 'prepare',
    ownSubject: true,
    asked:
      /\b(?:anything|what|something)\b.*\b(?:have ready|prepare|bring(?: along| with me)?|put together|get ready|cover|focus on|look at first|send (?:him|her|them)\b|send (?:you )?(?:before|beforehand|ahead))\b(?!.*\b(?:staff|customers|morning)\b)/,
    tells: [],
    otherwise: [
      'Somebody like us who has it, and what it asks of my people.',
      'Our case, not a slide show. {pain}, and what you would do about it.',
      'What it costs, on one page. The rest we can talk about.',
    ],
  },
  {
    id: 'our-next-step',
    ownSubject: true,
    asked:
      /^what (?:should|would|could|will|do you think should|are|is) (?:you (?:see|suggest|like|say) (?:as )?)?(?:be )?(?:our|the|a good|a sensible) next steps?\b|^(?:where (?:do|should) we go from here|what (?:do|should|shall) we do (?:now|next|then))\b|^how (?:would you like to|do you want to|should we|shall we) (?:leave (?:it|this)|go on|proceed|continue|take (?:it|this) forward)\b/,
    tells: [],
    otherwise: [
      'Put what you have understood on a page, and say what you would do. Then I can see if it is for us.',
      'Show me on something of ours. Not long, and with {lead} there.',
    ],
  },
  {
    id: 'wish',
    ownSubject: true,
    asked:
      /\b(?:get rid of|drop|lose|fix|change|solve|take away|improve)\b.*\b(?:one|a single|just one|only one) (?:bit|thing|part|piece|step)\b|\b(?:one|a single) (?:bit|thing|part|piece|step)\b.*\b(?:get rid of|drop|fix|change|solve|take away|improve)\b/,
    tells: ['pain'],
    otherwise: [
      'The chasing. Finding out where a thing stands, ten times a day.',
      "That we hear of a change when it's already late.",
    ],
    toldAlready: [
      'What I told you about, before anything else.',
      'The same thing I started with. The rest I can live with.',
    ],
  },
  {
    id: 'find-out',
    asked:
      /^how (?:do|does|did|would|will) (?:you|anybody|anyone|somebody|one) (?:even |ever |actually |normally |usually )*(?:find out|hear|notice|learn|get to know|know)(?: (?:that|about|of) (?:it|that|this)|(?: that)? (?:it|something|one|anything)(?:'s| has| had| is| was| went| goes| did)(?: \w+)*| when (?:it|something|one)\b.*)?\W*$/,
    tells: [],
    otherwise: [
      'Somebody rings. As a rule one of the {customers}, before we know it ourselves.',
      'By accident, mostly. {lead} looks, and something is missing.',
      'When it is too late to hide it. There is nothing that would tell us sooner.',
    ],
  },
  {
    id: 'date-or-someday',
    ownSubject: true,
    asked:
      /^by when\b|^(?:is|are) (?:there|you) (?:any kind of |any sort of |a |any |working to(?:wards)? (?:a|any) )?(?:date|deadline|point)\b/,
    tells: ['timeline'],
    alone: true,
    otherwise: ['No date. It comes up every time it hurts, and then it goes again.'],
  },
  {
    id: 'changed-since',
    asked:
      /^(?:since then,? )?(?:has )?anything (?:changed|different|better)\b|^what(?:'s| has) changed(?: since)?\W*$/,
    tells: [],
    otherwise: [
      'Not really. Everybody is careful for a month, and then it is as before.',
      'A little. We look twice now, which costs time as well.',
    ],
  },
  {
    id: 'year-end',
    ownSubject: true,
    asked: /^when (?:does|is|do) (?:your|the) (?:financial |fiscal |business )?year(?:[- ]end| end| close| over)\b/,
    tells: [],
    otherwise: ['With the calendar year.', 'End of December, like most.'],
  },
]
