/** What a buyer asks of a thing they are shown or offered, each with what an answer to it speaks of. */
export const questionTopics = [
  'origin',
  'mistake',
  'down',
  'entry',
  'sites',
  'phone',
  'sick',
  'told',
  'later-price',
  'work',
  'our-part',
  'rival',
  'data',
  'what',
  'how',
] as const
export type QuestionTopic = (typeof questionTopics)[number]

/** What each is called by whoever comes back to it: "I asked you where the number comes from". */
export const thingAsked: Record<QuestionTopic, string> = {
  origin: 'where the number comes from',
  mistake: "what happens when it's wrong",
  down: "what happens when it's down",
  entry: 'who has to enter it',
  sites: 'how it is with two sites',
  phone: 'whether it works on a phone',
  sick: "what it does when somebody's off sick",
  told: 'how people find out',
  'later-price': 'what it costs in year two',
  work: 'who does the work',
  'our-part': "what we'd have to do",
  rival: 'how you know them',
  data: 'what happens to our data',
  what: 'what it is',
  how: 'how it works',
}

const topics: Record<QuestionTopic, { asked: RegExp; given: RegExp }> = {
  origin: {
    asked:
      /\bwhere (?:does|did|'s|is) that (?:number|figure) (?:come )?from\b|\bwhere(?:'s| is) that number\b|\bworked that (?:number )?out\b|\bthat calculated from\b|\bwhere that figure comes from\b|\btype it in this morning\b/,
    given:
      /\b(?:comes?|came|taken|reads?|drawn|pulled|calculated|counted|worked out|added up)\b|\b(?:entries|exports?|records?|invoices?|orders?|your (?:own )?(?:data|figures|numbers|system))\b/,
  },
  mistake: {
    asked:
      /\bever get it wrong\b|\b(?:data|entry)(?:'s| is) wrong\b|\bpresses? the wrong\b|\benters? it wrongly\b|\bcorrect a mistake\b|\bwhen it goes wrong\b|\binput is wrong\b|\bchecks that it(?:'s| is) right\b/,
    given:
      /\b(?:wrong|mistakes?|errors?|take[ns]? (?:it )?back|puts? (?:it|that) right|versions|undo|undone|correct\w*|put right|flag\w*|warn\w*|notic\w+|never|sometimes|once)\b|^(?:yes|no|honestly)\b/,
  },
  down: {
    asked: /\b(?:it|line|network|internet|system)(?:'s| is) down\b/,
    given:
      /\b(?:down|offline|off line|line|connection|last (?:version|state)|backup|copy|keeps? (?:running|working|going)|paper|stays? (?:there|up))\b/,
  },
  entry: {
    asked:
      /\bwho (?:has to|would have to) (?:type|fill|enter|put)\b|\bhave to type all that\b|\bresponsible for entering\b|\bwho keeps that up to date\b|\bstill do by hand\b|\bhas to fill that in\b/,
    given:
      /\b(?:enter\w*|typ(?:e|es|ed|ing)|fill\w*|keep\w* (?:it|that)|by itself|automatic\w*|nobody|one person|somebody|your \w+ (?:do|does|don't|only)|we do|once|import\w*)\b/,
  },
  sites: {
    asked: /\btwo sites\b/,
    given:
      /\b(?:sites?|both|apart|each|separate\w*|either|one screen|locations?|branch\w*)\b|^(?:yes|no|it does|it can)\b/,
  },
  phone: {
    asked: /\b(?:on|with) (?:a|their|your|the) phones?\b/,
    given: /\b(?:phones?|mobiles?|tablets?|browser|app|screen)\b|^(?:yes|no|it does|it can|they can)\b/,
  },
  sick: {
    asked: /\b(?:off sick|rings in sick|calls in sick)\b/,
    given:
      /\b(?:sick|off|ill|absen\w+|missing|cover\w*|stand-?in|replac\w*|somebody else|the next|others?|shift\w*|free)\b/,
  },
  told: {
    asked: /\bwho gets told\b|\bhow would people find out\b|\bdoes it tell people\b/,
    given:
      /\b(?:tells?|told|messages?|notif\w+|text\w*|phones?|mails?|e-?mails?|sees?|alerts?|whoever|everybody|automatic\w*|rings?)\b/,
  },
  'later-price': {
    asked: /\b(?:cost|price|pay\w*)\b[^?]*\b(?:second year|year two|later years)\b/,
    given:
      /\b(?:second year|year two|years?|same|holds|held|hold (?:it|that|the price)|fix\w*|lock\w*|stays?|rise\w*|increas\w*|goes up|go up|inflation|cap\w*|per ?cent|percent)\b/,
  },
  work: {
    asked:
      /\bwho(?:'d| would|'s| is)? (?:does|do|doing|be doing) (?:all )?(?:the work|that)\b|\bhow is the work split\b|^us, i suppose/,
    given:
      /\b(?:we|our|ours|us|you|your|yours|nobody|somebody|people|person|team|hours?|days?|half|both)\b.*\b(?:do|does|set\w*|train\w*|tak\w*|need\w*|help\w*|handl\w*|work\w*|sit\w*|build\w*|hours?|days?|half|both|side)\b|^(?:we|you|both|half|mostly)\b/,
  },
  'our-part': {
    asked:
      /\b(?:would (?:i|they|we|my people) have to do|who(?:'d| would) have to do what|(?:would it|does it) ask of (?:our|my|us)|required on our side|need me there|how much of my time)\b/,
    given:
      /\b(?:nothing|nobody|hours?|minutes?|days?|weeks?|one person|two people|one of yours|somebody|once|exports?|lists?|click\w*|you'd|you would|you(?:'ll)? need|your \w+|they (?:only|just|get|see|say|open|enter|carry|go|keep|stay)|look)\b/,
  },
  rival: {
    asked:
      /\bhow (?:do|did) you (?:come to )?know\b|\bknow (?:them|the other company) so well\b|\bbase that about them\b|\bup against them\b|^lost to them\b/,
    given:
      /\b(?:customers?|test\w*|side by side|trials?|won|lost|used|worked|switch\w*|seen|saw|heard|told|read|met|market|trade|conferences?|they|them|theirs)\b/,
  },
  data: {
    asked: /\bwhat happens to (?:all )?our data\b|\bour data, where\b|\bwhere (?:does|is) (?:all )?our data\b/,
    given:
      /\b(?:data|stor\w*|kept|keeps?|servers?|country|encrypt\w*|delet\w*|yours|back|exports?|cloud|hosted|stays?|access|safe|leav\w*|tables|audit\w*)\b/,
  },
  what: {
    asked:
      /\bwhat is it(?: that we would be given|,? (?:really|exactly|technically|an app|you've got))|\bwhat precisely is the product\b|\bwhat it is, in plain words\b|\bwhat (?:do i get|would we have, in the end)\b|^(?:software|an app|a service|something on a screen)\b/,
    given:
      /\b(?:software|programs?|app|apps|application|browser|screens?|tools?|platform|service|people|install\w*|online|web|website|dashboards?|sheets?|mail|phones?|computers?|plans?|board|it(?:'s| is) (?:an?|like|just)|you(?:'d)? (?:get|see|have))\b/,
  },
  how: {
    asked:
      /\bhow (?:does|would|is|are|'s|do) (?:that|it|this|you)(?: (?:supposed to|actually|all))* (?:work|go|do (?:that|it))\b|\bhow's that supposed to work\b|\bhow that goes\b|\bhow you do that\b|\bexplain that step\b|\bwhat goes in and what comes out\b|^(?:and )?go on, how\b/,
    given:
      /\b(?:reads?|takes?|shows?|sees?|sends?|tells?|told|compares?|plans?|puts?|sorts?|checks?|connects?|sits?|runs?|works?|watch\w*|notic\w*|learns?|enter\w*|exports?|imports?|screens?|systems?|data|lists?|automatic\w*|approv\w*|open|click\w*|drag\w*|steps?|first|messages?|phones?|rules?|entries|records?|set ?up|start\w*|weeks?|look|depends?)\b/,
  },
}

/** What is added to a question without asking anything: "Somebody has to." */
const mostAdded = 4

/** The question that some words end on, with what may be hung on to it; empty where they end on none. */
export function lastQuestion(words: string): string {
  const plain = words.toLowerCase().replaceAll('’', "'")
  const sentences = (plain.match(/[^.?!]+[.?!]+/g) ?? []).map((sentence) => sentence.trim())
  const [before = '', last = ''] = [sentences.at(-2), sentences.at(-1)]
  if (last.endsWith('?')) return last
  return before.endsWith('?') && last.split(' ').length <= mostAdded ? before : ''
}

/** The question before a short one that goes with it: "What is it, exactly? An app?" */
function asked(words: string): string[] {
  const last = lastQuestion(words)
  const plain = words.toLowerCase().replaceAll('’', "'")
  const before = plain.slice(0, plain.lastIndexOf(last))
  return last.split(' ').length <= mostAdded ? [last, lastQuestion(before)] : [last]
}

/** What the question that the buyer's words end on is about; null where it asks for nothing of the kind. */
export function topicAskedIn(words: string): QuestionTopic | null {
  for (const question of asked(words)) {
    const topic = questionTopics.find((one) => question !== '' && topics[one].asked.test(question))
    if (topic !== undefined) return topic
  }
  return null
}

/** Some words of the rep's, in lower case, speak of what was asked. */
export const speaksOfTopic = (plain: string, topic: QuestionTopic): boolean => topics[topic].given.test(plain)
