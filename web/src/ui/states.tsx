import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconReload from '@tabler/icons-react/dist/esm/icons/IconReload.mjs'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Icon } from './icon.ts'

export interface EmptyStateProps {
  /** "No calls yet" */
  title: string
  /** What to do next, one sentence. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Over the title: a Voiceprint. */
  picture?: ReactNode
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-2 px-6 py-5 max-tablet:p-4 in-[[data-dialog-body=padded]]:p-0">
      {picture}
      <h2 className="text-h2 font-semibold">{title}</h2>
      {children && <p className="max-w-[68ch] text-ink-2">{children}</p>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** The specification's sentence: "Failed to fetch pipeline data". */
  title: string
  /** The server's message, and what is safe. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
}

/** At the top of a dialog that is scrolled on, an error would be seen by nobody. */
function showInDialog(error: HTMLElement | null): void {
  if (error?.closest('[data-dialog-body]')) error.scrollIntoView({ block: 'nearest' })
}

/** A part of the page, or of a dialog with its own margins, that failed. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      ref={showInDialog}
      className="m-6 flex max-w-[640px] gap-3 rounded-box bg-bad-tint px-4 py-3 max-tablet:m-4 in-[[data-dialog-body=padded]]:m-0 max-tablet:in-[[data-dialog-body=padded]]:m-0"
    >
      <IconAlertTriangle size={18} stroke={1.5} className="mt-0.5 text-bad" aria-hidden />
      <div className="flex min-w-0 flex-col items-start">
        <p className="font-semibold">{title}</p>
        {children && <p className="text-ink-2">{children}</p>}
        {onRetry && (
          <span className="mt-2">
            <Button size="small" icon={IconReload} onClick={onRetry}>
              Try again
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}

const noticeTones = { warn: 'bg-warn-tint text-warn', info: 'bg-you-tint text-you-text' }

/** Something to know before going on: refused microphone, archived account. */
export function Notice({
  tone,
  icon: Glyph,
  title,
  children,
  action,
}: {
  tone: 'warn' | 'info'
  icon: Icon
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div
      role="status"
      className={`flex gap-3 rounded-box px-4 py-3 max-tablet:flex-wrap ${noticeTones[tone]} ${children ? '' : 'items-center'}`}
    >
      <Glyph size={18} stroke={1.5} className={children ? 'mt-0.5' : ''} aria-hidden />
      <div className="min-w-0 flex-1 text-ink max-tablet:basis-3/4">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  )
}

/** A grey bar in the shape of what comes; invisible for the first 200 ms. */
export function Skeleton({
  width = '100%',
  height = 12,
  round = false,
}: {
  width?: number | string
  height?: number
  round?: boolean
}) {
  return (
    <span
      aria-hidden
      style={{ width: round ? height : width, height }}
      className={`block animate-late bg-hover ${round ? 'rounded-full' : 'rounded-chip'}`}
    />
  )
}

const rowWidths = ['82%', '63%', '91%', '74%', '57%']

/** Rows of a table that are on their way. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className="flex h-11 animate-late items-center gap-3 border-b border-line px-6 max-tablet:px-4"
        >
          <Skeleton round height={28} />
          <Skeleton width={rowWidths[index % rowWidths.length] ?? '80%'} />
        </div>
      ))}
    </div>
  )
}
