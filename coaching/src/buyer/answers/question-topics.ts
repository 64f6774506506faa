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
}

const topics: Record<QuestionTopic, { asked: RegExp; given: RegExp }> = {
  origin: {
    asked:
      /\bwhere (?:does|did|'s|is) that (?:number|figure) (?:come )?from\b|\bwhere(?:'s| is) that number\b|\bworked that (?:number )?out\b|\bthat calculated from\b/,
    given:
      /\b(?:comes?|came|taken|reads?|drawn|pulled|calculated|counted|worked out|added up)\b|\b(?:entries|exports?|records?|invoices?|orders?|your (?:own )?(?:data|figures|numbers|system))\b/,
  },
  mistake: {
    asked:
      /\bever get it wrong\b|\b(?:data|entry)(?:'s| is) wrong\b|\bpresses? the wrong\b|\benters? it wrongly\b|\bcorrect a mistake\b/,
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
      /\b(?:second year|year two|years?|same|hold|holds|held|fix\w*|lock\w*|stays?|rise\w*|increas\w*|goes up|go up|inflation|cap\w*|per ?cent|percent)\b/,
  },
}

const lastSentence = (words: string): string =>
  (
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[^.?!]+[.?!]+/g) ?? []
  ).at(-1) ?? ''

/** What the last sentence of some words of the buyer's asks about; null where it asks for nothing of the kind. */
export function topicAskedIn(words: string): QuestionTopic | null {
  const last = lastSentence(words)
  return last.trim().endsWith('?') ? (questionTopics.find((topic) => topics[topic].asked.test(last)) ?? null) : null
}

/** Some words of the rep's, in lower case, speak of what was asked. */
export const speaksOfTopic = (plain: string, topic: QuestionTopic): boolean => topics[topic].given.test(plain)
