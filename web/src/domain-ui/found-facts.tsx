import { foundWords, type FactsTold } from '@ringside/contract/pipeline/found-count'
import { ScoreTicks } from './score-ticks.tsx'

/** How much was found out at an account: the words, and beside them in ticks how far that is. A dash where nothing is told. Ticks have room from that many pixels of the window on. */
export function FoundFacts({ told, ticksFrom = 1400 }: { told: FactsTold; ticksFrom?: 1400 | 1536 }) {
  const { found, inAll } = told
  if (found === null) return <span className="text-ink-3">–</span>
  const words = foundWords(told)
  if (inAll === null) return words
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="min-w-[84px]">{words}</span>
      <span className={ticksFrom === 1400 ? 'max-[1399px]:hidden' : 'max-[1535px]:hidden'}>
        <ScoreTicks small score={inAll === 0 ? 0 : (100 * found) / inAll} label={`${words} found out`} />
      </span>
    </span>
  )
}
