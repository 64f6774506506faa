import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useEffect, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Link, useNavigate } from 'react-router'

export interface PageHeaderProps {
  title: string
  /** One grey fact after the title; hidden on phones. */
  fact?: ReactNode
  /** Leaf pages only: where "back" goes. */
  back?: string | undefined
  /** "Back" goes to where one came from, with its filters; only somebody who came by a link goes to `back`. */
  returns?: boolean
  /** Before the title: a Voiceprint. */
  lead?: ReactNode
  /** Secondary buttons, then the primary; phones show the last child only. */
  actions?: ReactNode
}

/** How many pages of the application lie before this one in the browser's history, as the router notes it. */
const pagesBefore = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Makes a press on a link go one page back, where there is one; a press that asks for a new tab stays what it is. */
function useWayBack() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (asksForMore || pagesBefore() === 0) return
    event.preventDefault()
    void navigate(-1)
  }
}

/** 56 px over every screen. */
export function PageHeader({ title, fact, back, returns = false, lead, actions }: PageHeaderProps) {
  const goBack = useWayBack()
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line px-6 max-tablet:min-h-[61px] max-tablet:px-4 max-tablet:py-2 max-[359px]:flex-wrap">
      {back && (
        <Link
          to={back}
          onClick={returns ? goBack : undefined}
          aria-label="Back"
          className="grid size-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover max-tablet:-mr-2 max-tablet:-ml-3 max-tablet:size-11"
        >
          <IconChevronLeft size={18} stroke={1.5} aria-hidden />
        </Link>
      )}
      {lead}
      <h1 className="min-w-0 truncate text-h1 font-semibold max-tablet:line-clamp-2 max-tablet:text-[18px]/[22px] max-tablet:text-wrap">
        {title}
      </h1>
      {fact && <span className="truncate text-ink-3 max-tablet:hidden">{fact}</span>}
      <span className="flex-1" />
      {actions && (
        <div className="ml-auto flex shrink-0 items-center gap-2.5 max-tablet:*:not-last:hidden">{actions}</div>
      )}
    </header>
  )
}

/** A screen in the sheet: header and tabs stand still, PageBody scrolls. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="flex h-full min-h-0 flex-col">{children}</div>
}

/**
 * What scrolls. It has a ground of its own although the sheet's is the same: a browser moves what is opaque without painting it
 * anew. `padded` for prose and forms; sections and tables bring their own edges.
 */
export function PageBody({
  children,
  padded = false,
  ref,
}: {
  children: ReactNode
  padded?: boolean
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      data-scroll-body
      // What scrolls takes the focus, so that the arrow keys scroll it; who is led there is told what it is.
      tabIndex={0}
      role="group"
      aria-label="Page content"
      className={`relative min-h-0 flex-1 overflow-auto bg-surface -outline-offset-2 ${padded ? 'px-6 py-5 max-tablet:p-4' : ''}`}
    >
      {children}
    </div>
  )
}

export interface SectionProps {
  title?: string
  /** To the right of the title: a link, a legend, a fact. */
  aside?: ReactNode
  /** Shares its row with others: no hairline under it. */
  open?: boolean
  children: ReactNode
}

/** A part of a page, ruled off by a hairline. */
export function Section({ title, aside, open = false, children }: SectionProps) {
  return (
    <section aria-label={title} className={`min-w-0 px-6 py-5 max-tablet:p-4 ${open ? '' : 'border-b border-line'}`}>
      {(title || aside) && (
        <div className="mb-3 flex min-h-6 items-center justify-between gap-2">
          {title && <h2 className="text-h2 font-semibold">{title}</h2>}
          {aside && <span className="text-small text-ink-2">{aside}</span>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Names the page in the browser's tab, with the suffix every title has. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | Ringside`
  }, [title])
}
