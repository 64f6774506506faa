import type { HeardTurn } from './heard-call.ts'
import type { Need } from './needs.ts'

const it = String.raw`(?:(?:exactly |just |precisely |all of |any of )*(?:that|this|it|those|these|them)\b(?! (?:one|much|way|far|\p{L}+ly)\b))`
const ends = String.raw`(?:stop|end|prevent|avoid|fix|solve|sort|cure|spare|catch|kill|change|handle|cover|halve|cut|reduce|get rid of|take care of|deal with|put an end to|do away with|help with)`
const ended = String.raw`(?:stops?|ends?|prevents?|avoids?|fixe?s?|solves?|sorts?|cures?|spares?|catch(?:es)?|kills?|changes?|handles?|covers?|halves?|cuts?|reduces?|gets? rid of|takes? care of|deals? with|puts? an end to|does away with|helps? with)`
const ours = String.raw`(?:we|our \p{L}+|it|the (?:app|tool|system|platform|software|product|service)|what we (?:do|make|sell|offer|build))`

/** What is offered is for "that": the trouble the buyer has just told of needs no other name. */
const pointing = new RegExp(
  [
    String.raw`\b${ours}(?: (?:can|could|would|will|do|does|exists? to|was built to|is built to|is there to|would help(?: you)?(?: to)?|help(?: you)?(?: to)?))?(?: \w+ly)? (?:${ended}|${ends}) (?:you )?${it}`,
    String.raw`\bif (?:we|i|you|somebody|something|there was a way to|you could|we could)(?: could| can| were to| was able to)?(?: \w+ly)? ${ends} ${it}`,
    String.raw`\b(?:so|then|and) (?:that )?(?:that|this|it)(?: just| simply)? (?:doesn't|does not|won't|wouldn't|can't|couldn't|never|no longer|need not|needn't|stops?)(?: ever)? ?(?:have to |need to )?(?:happen|happens|come up|occur|recur|repeat|arise|happening|any ?more|again)\b`,
    String.raw`\b(?:that|this)(?:'s| is| was)? (?:exactly |just |precisely |the (?:part|bit|thing|one|problem|very thing) )*(?:what |that |where |why )?(?:we|our \p{L}+)(?: can| could| would| were built to| built \w+ to| set out to)? (?:${ends}|(?<=exactly .{0,20}|just .{0,20}|precisely .{0,20})do|work on|take (?:on|over|away|off)|come in|built|exist)\b`,
    String.raw`\b(?:we|it)(?: can| could| would|'d|'ll)? (?:take|takes|keep|keeps|get|gets) ${it} (?:off|away|from|out)\b`,
  ].join('|'),
  'iu',
)

/** How far back a need may lie for "that" to mean it: the last thing told, or the one before. */
const recentTurns = 4

/** Where a turn says that something is done about the trouble told just before, by a pronoun; null where it does not. */
export function pointsToNeed(turn: HeardTurn, needs: readonly Need[]): number | null {
  const told = needs.findLast((need) => need.turn.at < turn.at)
  if (told === undefined || told.weight === 0 || turn.at - told.turn.at > recentTurns) return null
  return pointing.exec(turn.heard.replaceAll('’', "'"))?.index ?? null
}
