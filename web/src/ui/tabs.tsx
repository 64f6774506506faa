import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type UIEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { markMore } from './mark-more.ts'

export interface Tab<Value extends string = string> {
  value: Value
  label: string
  /** After the label in grey. */
  count?: number | undefined
}

const row =
  'fade-edges flex h-10 shrink-0 gap-5 overflow-x-auto overflow-y-hidden border-b border-line px-6 max-tablet:h-[45px] max-tablet:px-4'
const tabLook =
  'relative flex h-full shrink-0 items-center gap-1.5 font-medium whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-selected:text-ink aria-[current=page]:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:after:bg-primary aria-[current=page]:after:bg-primary max-tablet:min-w-11'

const count = (tab: Tab) =>
  tab.count !== undefined && <span className="font-normal text-ink-3">{tab.count.toLocaleString('en-GB')}</span>

/** The chosen tab of a row that is wider than a phone; and whether the row goes on beyond it. */
function useChosenInView<Row extends HTMLElement>(chosen: unknown) {
  const row = useRef<Row>(null)
  useEffect(() => {
    if (!row.current) return
    const tab = row.current.querySelector<HTMLElement>('[aria-current=page], [aria-selected=true]')
    if (tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2
    markMore(row.current)
  }, [chosen])
  return { ref: row, onScroll: (event: UIEvent<Row>) => markMore(event.currentTarget) }
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange(value: Value): void
  /** The content of the chosen tab. */
  children: ReactNode
}

/** Views of one page. Arrow keys move between tabs. Give the page the key shortcuts 1-5 itself where it wants them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const inView = useChosenInView<HTMLDivElement>(`${value} ${tabs.map((tab) => tab.count).join()}`)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = Math.abs(step) === 1 ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.value)
    inView.ref.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div {...inView} role="tablist" tabIndex={-1} aria-label={label} className={row} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabLook}
          >
            {tab.label}
            {count(tab)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </>
  )
}

/** Tabs that are pages of their own. `end` where a tab's address begins another's. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined; end?: boolean }[]
}) {
  const { pathname } = useLocation()
  const inView = useChosenInView<HTMLElement>(`${pathname} ${tabs.map((tab) => tab.count).join()}`)
  return (
    <nav {...inView} aria-label={label} className={row}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className={tabLook}>
          {tab.label}
          {count({ value: tab.to, label: tab.label, count: tab.count })}
        </NavLink>
      ))}
    </nav>
  )
}
