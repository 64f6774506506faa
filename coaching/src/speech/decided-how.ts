/** "How does tomorrow's head count get decided?": a decision of every day, and none about buying. */
const everyDay =
  /\bhow (?:do|does|did|is|are|was|were|will)\b[^?]*\b(?:decided?|agreed|chosen|settled|approved|fixed|made)\b|\bwho (?:decides?|says|approves|signs off(?: on)?) (?:how many|which (?:truck|trucks|van|vans|driver|drivers|door|doors|order|orders|room|rooms|shift|shifts|table|patient|patients|child|load|loads|route|routes)|when (?:a|the) |where (?:a|the) |what goes|the (?:rota|roster|shifts?|schedule|route|routes|menu|running order|head ?count|staffing|timetable|picks?|loads?)|(?:\w+['’]s )(?:rota|roster|shifts?|schedule|route|head ?count|staffing))\b/iu

/** What makes it a decision about buying after all. */
const ofBuying =
  /\b(?:buy\w*|bought|purchas\w*|spend\w*|budget\w*|money|contracts?|suppliers?|vendors?|invest\w*|(?:new|this kind of|that kind of) (?:tool|system|software)|something like (?:this|that)|(?:a|the) decision|(?:decision|decisions) (?:like|about|on)|such (?:a )?(?:thing|decision)s?|a change like|projects?|pilots?|go ahead|with us|next step)\b/iu

/** True for a question how some daily matter is decided: it asks how they work. */
export const asksHowItIsDecided = (question: string): boolean => everyDay.test(question) && !ofBuying.test(question)
