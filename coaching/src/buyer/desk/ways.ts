import type { Ways } from '../../speech/ways.ts'

/** What is said at a desk by somebody who wants to be put through. */
export const throughWays: Ways = {
  'could i speak to': /\b(?:speak|talk|have a (?:quick )?word|chat) (?:to|with)\b/,
  'put me through': /\b(?:put|pass|patch|get) (?:me|us|this|my call) (?:on |straight )?(?:through|over|on)\b/,
  'could you connect me': /\b(?:connect|transfer) (?:me|us|this|my call)\b/,
  'is she available':
    /\bis (?:s?he|they|\p{L}+|(?:mr|ms|mrs|dr)\.? \p{L}+)(?: \p{L}+)? (?:available|in|there|about|around|free|at (?:her|his|their) desk)\b/u,
  "i'm looking for":
    /\b(?:looking|trying|hoping|like|want|wanted) (?:for|to (?:reach|get hold of|catch|get through))\b/,
  'let me through': /\blet me (?:through|talk|speak)\b/,
}

/** Claims of an appointment or an acquaintance, which whoever keeps the diary can look up. */
export const claimWays: Ways = {
  "she's expecting my call":
    /\b(?:is|are|'s|'re|she'll be|he'll be|been) (?:actually |already )?expecting (?:me|us|my|our|this|the|a)\b/,
  'we have an appointment with her':
    /\b(?:we|i)(?:'ve| have)?(?: got)? (?:an? |this )?(?:appointment|meeting|call|slot) (?:with|booked|arranged|set up|scheduled|in (?:the|her|his|their) diary|at|today)\b/,
  "i'm returning her call":
    /\b(?:returning|calling back on|getting back on) (?:her|his|their|your|a|the|\p{L}+'s) (?:call|message|voicemail)\b/u,
  'she asked me to call':
    /\b(?:s?he|they|\p{L}+) (?:asked|told|wanted) (?:me|us) to (?:call|ring|phone|get in touch|try)\b/u,
  'he knows me': /\b(?:s?he|they) knows? (?:me|us|who i am|my name)\b|\bwe(?:'re| are) (?:old |good )?friends\b/,
  'we spoke last week': /\bwe (?:spoke|talked|met|were in touch)\b/,
  'it was arranged':
    /\b(?:it|this|that)(?:'s| is| was|'s been| has been) (?:all )?(?:arranged|agreed|scheduled|booked)\b/,
}

/** Reasons that are none, meant to keep somebody from asking. */
export const evasiveWays: Ways = {
  "it's personal":
    /\b(?:it(?:'s| is)|that(?:'s| is)|this is|on) (?:a |rather |quite |strictly )?(?:personal|private|confidential)\b/,
  "she'll know what it's about":
    /\b(?:s?he|they)(?:'ll| will)? knows? what (?:it|this|that)(?:'s| is) (?:about|regarding)\b/,
  "i'd rather tell her myself":
    /\b(?:rather|prefer to|only|better) (?:tell|discuss|say|explain|speak)\b[^.?!]*\b(?:her|him|them|directly|in person|myself)\b/,
  "it's a business matter":
    /\b(?:just )?(?:a |an |some )?(?:business|urgent|important) (?:matter|thing|call|business)\b/,
}

/** Going round whoever answers, or over their head. */
export const aroundWays: Ways = {
  'just put me through': /\b(?:just|simply) (?:put|pass|connect|transfer|get|patch|give) (?:me|us|the)\b/,
  "it's none of your business":
    /\bnone of your (?:business|concern)\b|\bdoesn't concern you\b|\bnot your (?:business|call|decision)\b/,
  "i don't need to talk to you":
    /\b(?:don't|do not|didn't) (?:need|want|have|call|ring) (?:to )?(?:talk|speak|explain|justify|tell|deal|you)\b[^.?!]*\b(?:you|to you|with you)\b/,
  "you'll be in trouble":
    /\b(?:you(?:'ll| will)|your boss|s?he(?:'ll| will)|they(?:'ll| will)) (?:be (?:in trouble|sorry|angry|furious|annoyed|very unhappy)|regret|not be (?:happy|pleased)|hear about this)\b/,
  'stop wasting my time':
    /\bstop wasting\b|\bwasting my time\b|\bi haven't got all day\b|\bi don't have time for (?:this|you)\b/,
}

/** Treating whoever answers as a person: their help is asked for, and they are thanked. */
export const courtesyWays: Ways = {
  'could you help me':
    /\b(?:can|could|would|maybe|perhaps|hoping|wondering)\b[^.?!]*\bhelp (?:me|us|out)\b|\bi(?:'d| would) (?:really )?(?:appreciate|be grateful)\b|\byour (?:help|advice)\b/,
  'thank you':
    /\b(?:thank you|thanks|much appreciated|appreciate (?:it|that|your|you)|that's (?:very |really |so )?(?:kind|helpful))\b/,
  please: /\bplease\b|\bif (?:that's|it's|it is) (?:all right|alright|okay|ok|possible)\b|\bwould you mind\b/,
  'sorry to bother you':
    /\bsorry (?:to (?:bother|trouble|disturb|interrupt|call)|for (?:the|bothering|interrupting))\b|\bi know you(?:'re| are| must be)? (?:busy|have)\b/,
}

/** A reason is said. */
export const deskReasonWays: Ways = {
  "it's about the":
    /\b(?:it|this|that|call|ring|calling|ringing|phoning|speak|speaking|talk|talking)(?:'s| is|'d be| would be| was)?\b[^.?!]{0,40}\b(?:about|regarding|concerning|to do with|in connection with)\b/,
  'the reason i':
    /\b(?:the|my) reason\b|\bbecause\b|\bthat's why\b|\bwhich is why\b|\bas (?:s?he|they) (?:runs?|looks?|heads?|leads?)\b/,
  'i noticed that': /\b(?:i|we)(?:'ve| have)? (?:just )?(?:noticed|saw|seen|read|heard|spotted)\b/,
  "i've been reading about": /\b(?:i|we)(?:'ve| have) (?:just )?been (?:reading|looking|hearing|wondering|asked)\b/,
  'we work with': /\bwe (?:\p{L}+ )?(?:help|work with|make|do|sell|build|provide|offer|supply|plan|run|look after)\b/u,
  'i wanted to ask':
    /\b(?:want|wanted|like|hoping|keen|need) to (?:ask|find out|learn|hear|understand|know|see whether|see if|check|introduce|discuss|tell|show)\b/,
  'a question about': /\bquestions? (?:about|on|for|regarding)\b/,
  'following up on': /\bfollow(?:ing)?[- ]?up\b/,
}

/** Asks what whoever answers can tell. */
export const whenWays: Ways = {
  'when is a good time':
    /\b(?:when|what (?:time|day)|which day)\b[^.?!]*\b(?:best|better|good|free|reach|catch|get hold|available|call|ring|try|in|back|back in|at (?:her|his|their) desk)\b/,
  'a good time to call back':
    /\b(?:good|better|best|another|right) (?:time|day|moment) (?:to|for|when|i|would|that)\b|\b(?:better|another|other) (?:time|day|moment)\b|\b(?:call|ring|try) (?:back|again)\b[^.?!]*\?/,
  'is he usually in on Mondays?':
    /\b(?:is|are|will) (?:s?he|they|\p{L}+) (?:usually|normally|mostly|often|generally|ever|always|be)?\s?(?:in|there|around|about|free)(?: \w+)? (?:on|in|at|before|after|around|this|next|tomorrow|later)\b[^.?!]*\?/u,
  'has he got five minutes before lunch?':
    /\b(?:has|have|does|will|would) (?:s?he|they|\p{L}+) (?:got |have |get )?(?:a|one|two|five|ten|fifteen|some|any) (?:minutes?|moment|time|gap|slot|window)\b[^.?!]*\?/u,
  'when is she at her desk': /\b(?:when|what time)\b[^.?!]*\b(?:desk|office|start|arrive|finish)\b/,
  "when's he not run off his feet":
    /\b(?:when|what time|which day)\b[^.?!]*\b(?:busy|quiet\w*|calm\w*|run off|rushed|a minute|a moment|reachable|about|around)\b/,
  'would Thursday early be any good?':
    /\b(?:would|is|how about|what about) (?:early |late )?(?:(?:on )?(?:mon|tues|wednes|thurs|fri)day|tomorrow|next week|(?:the|this|tomorrow) (?:morning|afternoon)|later)\b(?! (?:i|we|you|it)\b)[^.?!]*\?/,
}
export const directWays: Ways = {
  'a direct line':
    /\bdirect (?:line|number|dial|extension)\b|\bextension\b|\b(?:mobile|cell)(?: phone)? number\b|\b(?:a|her|his|their) number\b/,
}
export const looksAfterWays: Ways = {
  'who looks after':
    /\b(?:who|is (?:it|that) \p{L}+ who)(?:'s| is|'d| would)?\b[^.?!]*\b(?:looks? after|look after|responsible|in charge|deals? with|handles?|runs?|decides?|right person|best person)\b/u,
  'who am i best off talking to': /\bwho (?:am i|would i be|should i be|are we|is it) (?:best|better|to)(?: off)?\b/,
  "he looks after that, doesn't he?":
    /\b(?:s?he|they|\p{L}+) (?:looks? after|handles?|runs?|deals? with|decides?|takes? care of)\b[^.?!]*\b(?:doesn't|don't|isn't|right|correct|does|yes)\b[^.?!]*\?/u,
  'is she the right person for that?': /\b(?:right|best) (?:person|one|contact)\b[^.?!]*\?/,
}
export const messageWays: Ways = {
  'could you take a message':
    /\b(?:take|leave|pass(?: on)?|give)\b[^.?!]*\b(?:message|note|word)\b|\b(?:tell|let) (?:her|him|them|\p{L}+) (?:that |know )?(?:i|\p{L}+) (?:called|rang|tried|was on)\b|\blet (?:her|him|them) know\b|\b(?:can|could|would|will) you (?:please |just |maybe |perhaps )?tell (?:her|him|them|\p{L}+) (?:that|i|we)\b/u,
}
export const addressWays: Ways = {
  'what is the address?': /\b(?:e-?mail|address)\b[^.?!]*\?|\bwhere (?:do|should|can|shall) i (?:send|write)\b/,
}
export const nameWays: Ways = {
  'may i ask your name':
    /\b(?:your name|who am i (?:speaking|talking)|who(?:'s| is) this|what(?:'s| is) your name|and you are)\b/,
}
export const mainLineWays: Ways = {
  'is that the main line':
    /\bis (?:this|that|it) (?:the|your) (?:main|general|front|right|office) (?:line|number|desk|office|reception)\b|\b(?:have i got|is (?:this|that)|am i through to) (?:the )?(?:reception|switchboard|front desk|right (?:place|number|company))\b/,
}
export const assistantWays: Ways = {
  'does he have an assistant?': /\b(?:assistant|secretary|p\.?a\.?)\b[^.?!]*\?/,
  'who keeps her diary':
    /\bwho (?:keeps|runs|manages|does|looks after) (?:her|his|their) (?:diary|calendar|appointments|post|mail)\b/,
}
export const adviceWays: Ways = {
  'what would make it worth her time?':
    /\bwhat (?:would|do|does|should|could|can)\b[^.?!]*\b(?:worth (?:her|his|their|your)|get (?:me|her|his|their)|care about|listen|say to|tell (?:her|him|them)|interest|works?|in (?:your|my) (?:place|shoes|opinion))\b[^.?!]*\?/,
  'what would you do if you were me?': /\bwhat would you (?:do|say|try)\b|\bif you were me\b|\bin my (?:shoes|place)\b/,
  'any tip for me':
    /\b(?:any|a|some) (?:tips?|advice|hints?)\b|\bhow (?:do|would|could|can) i (?:get|catch|reach|convince|win)\b/,
}
export const aboutMeWays: Ways = {
  'have you worked there long':
    /\b(?:have|how long have) you (?:worked|been|been working)(?: \w+)? (?:there|here|at|with|long)\b/,
  'do you like it there': /\bdo you (?:like|enjoy) (?:it|working|the job|your job)\b/,
  'busy day?':
    /\b(?:busy|long|quiet|mad|rough) (?:day|morning|afternoon|week)\b[^.?!]*\?|\bare you (?:very |really )?busy\b/,
}
export const thereWays: Ways = {
  'is she in today?':
    /\b(?:is|will) (?:s?he|they|\p{L}+) (?:be |usually |normally |generally |ever |even )*(?:in|there|around|about|at (?:her|his|their) desk|in (?:the office|a meeting))(?: \p{L}+){0,2}\W*\?/u,
}
export const wellWays: Ways = {
  'how are you': /\bhow (?:are|is|'s|have) (?:you|your)\b|\bhow(?:'s| is) (?:it going|the day)\b/,
}
export const helpWays: Ways = {
  'i hope you can help me':
    /\b(?:can|could|would|maybe|perhaps|hope|hoping|wondering|wonder)\b[^.?!]*\bhelp (?:me|us|out)\b|\bneed your help\b/,
}
/** Good answers to what is asked before somebody is put through. */
export const honestNoWays: Ways = {
  "no, we haven't spoken":
    /^(?:\W*(?:um|uh|er|well|honestly|to be honest|oh|hm)\W*)*(?:no|nope|not yet|not really|not as such|i'm afraid not|i don't think so)\b/,
  "she doesn't know me":
    /\b(?:haven't|have not|hasn't|never|doesn't|does not|don't|isn't|is not|not) (?:\p{L}+ )?(?:spoken|talked|met|been in touch|know|knows|expecting|expect|heard)\b/u,
  'out of the blue': /\bout of the blue\b|\bcold call\b|\bfirst time\b/,
}
export const takesUpWays: Ways = {
  'happy to send it':
    /\b(?:happy to|of course|certainly|sure|gladly|i can|i could|i will|i'll|absolutely|no problem|fair enough|that's fair|understood|i understand)\b/,
  "i'd expect that":
    /\b(?:glad|good to (?:hear|know)|i(?:'d| would) (?:expect|think|imagine)|most (?:people|companies|of)|makes sense|pleased|that doesn't surprise|don't doubt)\b/,
  'not asking anybody to change':
    /\bnot (?:asking|trying|looking|calling|about|here)\b[^.?!]*\b(?:change|switch|replace|swap|sell|anything|rid)\b/,
  'nothing wrong with it':
    /\bnothing(?:'s| is)?(?: at all)? wrong with (?:it|that|an?)\b|\bhear(?:ing)? (?:a|somebody's|her|his|their) voice\b/,
  'it would be quicker':
    /\b(?:quicker|faster|easier|shorter|two minutes|a minute|thirty seconds|get lost|lost in|pile|inbox|read)\b/,
}
export const roleWays: Ways = {
  'she runs it':
    /\b(?:s?he|they|\p{L}+) (?:runs?|heads?|leads?|decides?|owns?|knows?|manages?|looks? after|(?:is|are|'s|'re)(?: the (?:one|person)(?: who(?:'s| is)?)?)? (?:responsible|in charge|running|heading|leading|looking after))\b/u,
  'because it is her team': /\b(?:her|his|their) (?:team|people|department|area|role|job|side|desk|name)\b/,
  'as your head of': /\bas (?:your|the|head|director|manager)\b|\b(?:head|director|manager|vp|chief|owner) of\b/,
}

export const deskWays = {
  throughWays,
  claimWays,
  evasiveWays,
  aroundWays,
  courtesyWays,
  deskReasonWays,
  whenWays,
  directWays,
  looksAfterWays,
  messageWays,
  addressWays,
  nameWays,
  mainLineWays,
  assistantWays,
  adviceWays,
  aboutMeWays,
  thereWays,
  wellWays,
  helpWays,
  honestNoWays,
  takesUpWays,
  roleWays,
}
