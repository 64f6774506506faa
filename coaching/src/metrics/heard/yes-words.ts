const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth)`
const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`
/** A date in words or figures: "second of December", "December the second", "twenty-seventh". */
const date = String.raw`(?:(?:the )?${ordinal} of ${month}|${month} (?:the )?(?:${ordinal}|\d{1,2})|\d{1,2} ${month}|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))`
/** How people say yes to a day. All of it is looked for with straight apostrophes. */
const day = String.raw`(?:(?:on )?${date}|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|lunchtime|week))?|tomorrow(?: (?:morning|afternoon))?|next week|the \d{1,2}(?:st|nd|rd|th)|the (?:\w+teen|\w+ie)th|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth))`
const hour = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|\d{1,2}(?:[:.]\d\d)?)`
export const clock = String.raw`(?:(?:about |around |say )?(?:half (?:past )?|quarter (?:past|to) )?${hour}(?: (?:thirty|fifteen|forty-five|o'clock)| ?[ap]\.?m\.?\b)?)`
const when = String.raw`(?:${day}(?:,? (?:at )?${clock})?|${clock}|mornings?|afternoons?|then)`
const much = String.raw`(?:(?:${hour}|fifteen|twenty|thirty|half) (?:minutes|an hour)|(?:a |an )?(?:quarter of an )?hour|a visit|a call|a look|that|one|it|those?)`
/** What may stand before the word that says yes. */
const lead = String.raw`^\W*(?:(?:yeah|yes|yep|aye|no|well|oh|ah|er|um|look|right|okay|ok|good|so|and|then|hm+|fair enough|go on|all right|alright)\b[,.: ]*)*`
const suits = String.raw`(?:good|fine|okay|ok|alright|all right|free|possible|perfect|great|lovely|grand|brilliant|ideal|doable|no trouble|as good as any|easiest|convenient)`
const isSo = String.raw`(?:'s|s| is| are|'d be| would be|'ll be| will be| should be| might be| sounds?| looks?| seems)(?: (?:just|actually|always|about|probably|really|perfectly|quite|usually|absolutely|also))*`
/** "I'm in on Thursday"; "I'm in Leeds" is somewhere else. */
const indoors = String.raw`in(?=\W*$|[,.;]| (?:then|on|all|from|until|that|${day})\b)`
/** "It's fine for the chains", "good to know": a yes word about something else. */
const aboutElse = String.raw`(?! (?:for (?!me\b|us\b|him\b|her\b|both\b|all\b|that\b|a (?:visit|call|chat)\b)|to (?:know|hear)|of (?:you|him|her|them)|as (?:it|we|they|things) |on paper|in theory|idea in|until|when it|here for|people|bread|news|question|point))`
const towards = String.raw`(?:come|pop (?:in|by|over)|swing by|drive (?:over|up|down|out)|drop (?:in|by)|stop by|look in|ring(?: me| us)?|call(?: me| us| in| round)?|phone(?: me| us)?|try me|catch me|give (?:me|us) a (?:ring|call|bell|shout|buzz)|meet (?:me|us)|join us|see me)`

const said = [
  // A yes by itself, or with what goes on from it. "Of course you'd say that" is none.
  String.raw`${lead}(?:yes|yeah|yep|yup|aye|sure|ok|okay|fine|alright|all right|deal|agreed|certainly|of course|absolutely|gladly|perfect|lovely|done|brilliant|grand|definitely|by all means|go on|go ahead|please|might as well|(?:i |we )?suppose so|i (?:suppose|guess)(?=\W*$|, )|consider it done|you're on|it's a (?:deal|date|yes))(?: (?:then|thanks|thank you|please|so|go on|by (?:me|us)|with (?:me|us)))*(?=\W*$|[,.;!–-]| (?:that|i|we|let|make|come|put|send|book|see|at|on|do|${day}|${clock})\b)`,
  String.raw`\b(?:then|so|guess|suppose|well|and|${day}|${clock}),? (?:yes|yeah|yep|okay|ok|fine|sure|all right)(?:,? (?:yes|yeah|okay|ok|fine|then|thanks))?\W*$`,
  String.raw`\b(?:that|it|this|which|${when})${isSo} ${suits}\b${aboutElse}`,
  String.raw`\b(?:${day}|${clock})${isSo} (?:better|best|quiet|quieter|clear|open|on)\b(?! (?:than it|to|for (?!me|us)))`,
  String.raw`\b(?:works|suits|does it)(?: (?:fine|well|best|better|nicely|perfectly))?(?: (?:for|with))? (?:me|us|him|her|both|all of|everyone|everybody)\b|\b(?:works|suits)(?:,? (?:yes|thanks|then|fine))?\W*$|\bthat(?:'ll| will) do\b(?! for)`,
  String.raw`\b(?:that|it|${day}|${clock})(?: (?:would|will|could|should|always|also|just))* (?:works?|suits?)\b(?! (?:until|here|in|on|if|when|like|out|against|both))`,
  // What they will do for it.
  String.raw`\b(?:i|we) (?:can|could) (?:do|manage|make|find|give|take|spare|live with)\b(?! (?:without|on (?:my|our) own|myself|ourselves|that (?:my|our)sel|it (?:my|our)sel|you \p{L}+'s|you a (?:name|number)|no\b))(?= \S|\W*$)`,
  String.raw`\b${much}(?:,)? (?:i|we) can (?:do|spare|manage|find|make|give)\b|\b(?:${day}|${clock}),? (?:i|we) (?:can|could) (?:do|make|manage)\b|\b(?:could|can) do (?:${day}|${clock})`,
  String.raw`\byou(?:'ve| have)? (?:got|can have|have) (?:your |me for |my )?(?:${much})\b`,
  String.raw`\b(?:i|we|he|she|they)(?:'ll| will)(?: both| all| just)? (?:be (?:there|here|around|free|ready|waiting|${indoors})|block|clear|move (?:something|things)|make (?:sure|time|room|it|that|space)|take (?:it|that|${day}|${clock}|the (?:slot|call|meeting))|drag|bring (?!it up|that up)|have (?:him|her|them|it|coffee|the)|expect you|see you|put the kettle|get (?!back|to it|round|in touch|him to (?:call|ring)))`,
  String.raw`\b(?:i'm|i am|we're|we are) (?:free|around|here|up for|open to|${indoors})(?![\p{L}])(?! (?:to help|until you))|\b(?:count (?:me|us) in|(?:happy|glad|delighted) to|looking forward)\b|\b(?:i'd|we'd|i would|we would) (?:like|love) (?:that|to\W*$|to (?:see|meet|come|have a look|hear more|try))`,
  String.raw`\b(?:in|on|down in) (?:the|my|our) (?:diary|book|books|calendar|wall|board|planner)\b|\b(?:see you|speak (?:then|on|to you)|talk (?:then|on)|book it|set it up|pencil (?:it|me|us|that|something) in)\b|\bput (?:it|me|us|that|something|you) (?:in|on|down)\b`,
  String.raw`\bsend (?:it|me|us|over|the|an|that)(?: (?:me|us|over|the|an|a|that))* (?:invite|invitation|link|calendar)\b|\bsend (?:it|that)(?: (?:over|to me|across|through))\b`,
  String.raw`\b(?:sounds (?:good|fine|fair|great|okay|all right|lovely|like a plan)|good idea)\b${aboutElse}(?!,? on paper|,? in theory)|\blet's (?:do|say|meet|try|look|take (?!it slow)|have (?!a think))`,
  // They ask for the rep at a time.
  String.raw`${lead}(?:(?:just|then|please|you'd better|you had better|you (?:can|could|may)|better) )*${towards}\b[^.?!]*\b(?:${day}|(?:at|after|before|about|around|from) ${clock}|then)\b`,
  String.raw`${lead}(?:you'd better )?come (?:by|over|round|in|along|on in|and (?:see|show|have))\b`,
  String.raw`\bthen (?:come|do|ring|call)\b|${lead}make (?:it|that) (?:${day}|${clock})\b`,
  String.raw`\b(?:${day}(?:,? (?:at )?${clock})?|${clock})(?:,? then| it is| it'll have to be| it shall be)\b`,
  // The time alone, with no more than a place or what it comes before or after.
  String.raw`${lead}(?:at |on )?(?:${day}|${clock})(?:,? (?:at |on |about )?(?:${day}|${clock}))*(?:,? (?:then|it is|at (?:the|our|my|your) [\p{L}' ]+|(?:just |straight |right )?(?:before|after|once|when) [^?,;]{1,40}|in the (?:morning|afternoon)|please|here|by phone|on (?:teams|zoom|the phone)|sharp|not later|not before|no later))*\W*$`,
  // A yes with its condition: how long it takes.
  String.raw`${lead}(?:as long as|so long as|provided|if) it(?:'s| is|'ll be| takes| stays)(?: (?:only|just|really|no more than|under))*(?: (?:quick|short|brief)| \w+ (?:minutes|hour)| half an hour)`,
]
const agreeing = new RegExp(said.join('|'), 'iu')

/** Sentences with a yes in them that speak of something else. */
const noYes =
  /\b(?:good luck|on paper|in theory|i'm sure|that'll be the day|another (?:meeting|demo|pitch|call|tool|app|system)|you(?:'ve)? (?:said|told|asked|mentioned)|(?:you'd|they'd|you all|they all|you would|they would) say|tell (?:me|us) (?:about|again)|the (?:paper|old|current|spreadsheet|phone)|i know (?:that|it|all))\b|\b(?:i (?:heard|hear|see|know|get|got|understand|understood)(?: (?:you|that|it|what))?|called|rang|phoned)\W*$/iu

/** A worded no that is meant as a yes: "No problem", "I can't see why not", "Wouldn't say no". */
const noForYes =
  /\b(?:(?:i|we|it|that)(?: really| just)? )?(?:no (?:problem|worries|objection|trouble|bother)(?: (?:with|from|at) [\p{L}' ]+)?|not a (?:problem|bother)(?: at all)?|(?:can't|don't|do not|cannot|couldn't) (?:see|think of) (?:why not|(?:a|any) (?:problem|reason|harm)(?: (?:with|in) [\p{L}' ]+| not to| why not)?)|why (?:ever )?not|nothing against (?:it|that)|(?:wouldn't|won't|can't|couldn't) (?:say no|hurt|mind|complain)|don't mind(?: if (?:i|we) do)?|doesn't bother (?:me|us)|not too busy|^\W*no,? (?=(?:that|it)(?:'s| is| would be|'ll be| will be) (?:fine|good|okay|ok|all right|alright|great|lovely|perfect)\b(?! for| as| with(?:out)?|,? (?:but|thanks|thank))|go (?:ahead|on)\b|(?:do )?come\b|please do\b))/giu

/** A limit is no refusal: "but not a minute longer", "not before ten", "but make it ten". */
const limits = new RegExp(
  [
    String.raw`(?:,? (?:but|and))?,? (?:not|no) (?:a minute |any |much )?(?:longer|before|later|earlier|after|more)(?: than)?(?: ${clock})?(?=\W*$|[,.;!])`,
    String.raw`\bbut (?:make it|only|keep it|it(?:'?d| had) better|it has to be|let's (?:say|make)|(?:at|from|after|before) ${clock}|say)\b`,
    // Another hour than the one asked for, said in the same breath.
    String.raw`^[^.?!]*\b(?:can't|cannot|won't|isn't|not|no good|bit (?:early|late|tight))\b[^.?!]*?[,;]? but (?=[^.?!]*\b(?:${day}|${clock})\b[^.?!]*\b(?:works?|suits?|fine|good|free|okay|possible|(?:i|we) (?:can|could))\b)`,
    // Looking it up aloud.
    String.raw`^\W*(?:hang on|hold on|wait|one (?:moment|second)|let me (?:see|look|check)(?: (?:my|the) (?:diary|calendar|book))?)(?=\W*$|[,.]| yes)`,
  ].join('|'),
  'giu',
)

/** Words that a buyer turns a proposal down with, or puts it off with. */
const refusing = new RegExp(
  [
    String.raw`\b(?:no\b|not\b|nope|never\b|\w+n't\b|cannot|busy|but\b|email me|send me (?:some|an email|something|info|more|your|the (?:deck|details|brochure))|later\b|another time|(?:i'll|let me|i'd have to|i want to|like to) (?:think|see\b|look|get back|sleep)|rather\b|instead\b|unless|(?:have|need|ought) to (?:check|ask|talk|speak|think)|maybe|perhaps|fine as we are)`,
    String.raw`\b(?:we're (?:good|fine|all set)|i'm (?:good|fine)|good for now|we'll see|depends|leave it (?:with|to)|(?:i'll|we'll) (?:ask|find out|let you know)|sometime|some day|one day|some other|in the new year|(?:come|get) back to (?:me|us)|(?:after|once|when) (?:easter|christmas|the (?:season|holidays|summer|peak))|in (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|up to (?:my|our) (?:eyes|neck|ears)|day off|any day|every day|bad\b|hopeless|worst|booked up|if (?:i'm|i am|he|she|they|we|the)\b)`,
    String.raw`\b${day}(?:'s| is) (?:out|full|off|gone|taken|awkward|tricky|difficult|tight|the|when|my|our|market|delivery|\w+ day)\b`,
  ].join('|'),
  'iu',
)

/** Put off in a sentence after the yes. */
const putsOff =
  /\b(?:leave it (?:with|to) me|we'll see|(?:i'll|let me|i'd like to) (?:have a )?(?:think|sleep)\b|(?:i'll|we'll) (?:let you know(?! if)|get back|see what)|don't hold me to)/iu

/** "Okay. But I can't promise anything" is no yes; "Okay. Claire can't come" is one. */
const takingBack =
  /^\W*(but|actually|although|though|no\b|not\b|i (can't|don't|won't)|we (can't|don't|won't)|just (send|email)|email|send me (some|something|an email|info|your))/iu

/** "Okay. And then there's my works council" has heard it and goes on to something else. */
const goesOn = /^\W*(and|so|now|but|also|there's)\b/iu

/** "Okay. What would you show?" has heard the proposal, and waits with the yes. */
const heardOnly = /^\W*(okay|ok|alright|all right)\W*$/iu

function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll(noForYes, 'yes ').replaceAll(limits, '')
}

/** Some sentence says yes to what was proposed, and neither it nor one before it says no. What is asked back is no yes. */
export function saysYesIn(sentences: readonly string[]): boolean {
  for (const [i, sentence] of sentences.entries()) {
    const text = plain(sentence)
    if (text.endsWith('?') && !/^\W*yes *\?$/iu.test(text)) continue
    if (refusing.test(text)) return false
    const rest = plain(sentences.slice(i + 1).join(' '))
    if (heardOnly.test(text) && (rest.includes('?') || goesOn.test(rest))) return false
    if (!noYes.test(text) && agreeing.test(text)) return !takingBack.test(rest) && !putsOff.test(rest)
  }
  return false
}
