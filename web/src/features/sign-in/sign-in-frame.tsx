import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import type { ReactNode } from 'react'
import { CallTrace } from '../../domain-ui/call-trace.tsx'
import { Logo } from '../../domain-ui/logo.tsx'
import { LevelTicks } from '../../domain-ui/score-ticks.tsx'
import { plainAxis } from '../../domain-ui/timeline/time-axis.ts'
import { traceBars, type SpokenTurn } from '../../domain-ui/trace-bars.ts'

/** Three lines of an invented call: what the product promises. */
const lines: readonly (SpokenTurn & { name: string })[] = [
  {
    name: 'Dana',
    speaker: 'buyer',
    words: 'I’m not going to put my name on another rollout before peak season.',
    startMs: 0,
    endMs: 3600,
  },
  {
    name: 'You',
    speaker: 'rep',
    words: 'I’d feel the same. What if only Columbus tries it, on two doors?',
    startMs: 3900,
    endMs: 6500,
  },
  { name: 'Dana', speaker: 'buyer', words: 'Two doors I could live with.', startMs: 6800, endMs: 8100 },
]
const endMs = 8100

function ExampleReview() {
  return (
    <section
      aria-label="An example of a review"
      className="flex min-w-0 flex-1 flex-col items-center justify-center border-l border-line px-[72px] py-16 max-tablet:hidden"
    >
      <div className="w-full max-w-[600px]">
        <CallTrace bars={traceBars(lines, plainAxis(0, endMs), 96)} half={44} />
        <dl className="mt-9 grid grid-cols-[64px_1fr] gap-x-4 gap-y-4.5 text-[18px]/[26px]">
          {lines.map((line) => (
            <div key={line.startMs} className="contents">
              <dt
                className={`text-small/[26px] font-semibold ${line.speaker === 'buyer' ? 'text-buyer-text' : 'text-you-text'}`}
              >
                {line.name}
              </dt>
              <dd>{line.words}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line-strong pt-5">
          <span className="flex items-center gap-3">
            <IconShield size={20} stroke={1.5} aria-hidden />
            <span>
              <span className="font-semibold">Objection handled</span>
              <span className="ml-2 text-ink-2">8:31, trust 58 to 70</span>
            </span>
          </span>
          <span className="flex items-center gap-3">
            <LevelTicks level={4} />
            <span className="text-ink-2">4 of 5</span>
          </span>
        </div>
      </div>
    </section>
  )
}

interface SignInFrameProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** At the very foot. */
  foot?: ReactNode
}

/** The pages outside the application: a form at the left, the promise at the right; a phone shows the form alone. */
export function SignInFrame({ title, lead, children, foot }: SignInFrameProps) {
  return (
    <main className="flex min-h-full">
      <div className="flex min-w-0 flex-col items-center bg-surface px-5 py-10 max-tablet:w-full max-tablet:py-6 tablet:w-[44.5%] tablet:min-w-[420px]">
        <p className="flex w-full max-w-[344px] items-center gap-2.5 text-h2 font-semibold">
          <Logo size={26} />
          Ringside
        </p>
        <div className="my-auto flex w-full max-w-[344px] flex-col gap-4 py-8">
          <div>
            <h1 className="text-[28px]/[34px] font-semibold tracking-[-0.01em]">{title}</h1>
            {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
          </div>
          {children}
        </div>
        <div className="w-full max-w-[344px] text-tiny text-ink-3">{foot}</div>
      </div>
      <ExampleReview />
    </main>
  )
}
