/** Two corners of a ring and the one between them. Decoration: the name stands beside it. */
export function Logo({ size = 22 }: { size?: 20 | 22 | 26 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <path d="M3 14V6a3 3 0 0 1 3-3h8" strokeWidth="3.2" strokeLinecap="square" className="stroke-you" />
      <path d="M21 10v8a3 3 0 0 1-3 3h-8" strokeWidth="3.2" strokeLinecap="square" className="stroke-brand-amber" />
      <circle cx="12" cy="12" r="2.2" className="fill-ink" />
    </svg>
  )
}
