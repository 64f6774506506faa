import { useEffect, useRef } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import type { CallTerms } from '../../lib/call-socket/call-record.ts'
import type { CaptionLine } from './caption-lines.ts'
import { personSaying } from './on-the-line.ts'

/** Nearer to the end than this the captions follow; further up somebody is reading back. */
const followPx = 120

/** Words that are still coming are left out of the log; the whole line is announced when it stands. */
function Words({ line }: { line: CaptionLine }) {
  const caret = (
    <span
      aria-hidden
      className={`mx-0.5 inline-block h-6 w-[3px] rounded-[2px] align-[-3px] max-tablet:h-5 ${line.speaker === 'buyer' ? 'bg-buyer' : 'bg-you'}`}
    />
  )
  if (!line.isGrowing) return <span key="whole">{line.words}</span>
  return (
    <span key="growing" aria-hidden>
      {line.words}
      {caret}
    </span>
  )
}

function Line({ line, name, isNow }: { line: CaptionLine; name: string; isNow: boolean }) {
  const size = isNow
    ? 'mt-1.5 text-caption font-medium text-ink max-tablet:mt-0 max-tablet:text-caption-phone'
    : 'text-reason text-ink-2 max-tablet:text-[15px]/[21px]'
  return (
    <li className={`grid grid-cols-[64px_minmax(0,1fr)] gap-4 max-tablet:grid-cols-1 max-tablet:gap-0 ${size}`}>
      <span
        className={`text-small/[inherit] font-semibold max-tablet:leading-[18px] ${line.speaker === 'buyer' ? 'text-buyer-text' : 'text-you-text'}`}
      >
        {name}
      </span>
      <span className={`min-w-0 break-words ${line.isOnItsWay ? 'opacity-70' : ''}`}>
        <Words line={line} />
        {line.cutAtMs !== null && (
          <>
            {' '}
            –
            <span className="ml-1.5 text-tiny whitespace-nowrap text-ink-3">
              you cut in, {formatClock(line.cutAtMs)}
            </span>
          </>
        )}
        {line.isOnItsWay && <span className="ml-1.5 text-tiny text-ink-3">sending</span>}
      </span>
    </li>
  )
}

/** What is being said, and what was said before it. */
export function Captions({ lines, terms }: { lines: readonly CaptionLine[]; terms: CallTerms }) {
  const box = useRef<HTMLElement>(null)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const last = lines.at(-1)
  useEffect(() => {
    const body = box.current
    if (body && isFollowing.current) body.scrollTop = body.scrollHeight
  }, [lines.length, last?.words])
  useEffect(() => {
    const body = box.current
    if (!body) return
    const watcher = new ResizeObserver(() => {
      if (isFollowing.current) body.scrollTop = body.scrollHeight
    })
    watcher.observe(body)
    for (const content of body.children) watcher.observe(content)
    return () => watcher.disconnect()
  }, [])
  return (
    // What scrolls must be reachable by keyboard.
    <section
      ref={box}
      tabIndex={0}
      aria-label="Captions"
      onScroll={({ currentTarget: body }) => {
        // Lines may have come since the scroll this tells of, so only a move upwards is a wish to read back.
        if (body.scrollHeight - body.scrollTop - body.clientHeight < followPx) isFollowing.current = true
        else if (body.scrollTop < lastTop.current) isFollowing.current = false
        lastTop.current = body.scrollTop
      }}
      className="flex min-h-0 flex-col overflow-y-auto [mask-image:linear-gradient(transparent,#000_72px)] px-10 pt-16 pb-7 -outline-offset-2 max-tablet:px-4 max-tablet:pb-4"
    >
      <div role="log" aria-label="What was said" className="mt-auto">
        <ol className="flex max-w-[820px] flex-col gap-[18px] max-tablet:gap-3">
          {lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              name={line.speaker === 'buyer' ? personSaying(terms, line.by).firstName : 'You'}
              isNow={line === last}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}
