import { useState } from 'react'

/** Which of a form's problems are said: those of fields somebody went on from, and once it was sent, all of them. */
export function useJudgedFields<Name extends string>(problems: Partial<Record<Name, string>>) {
  const [left, setLeft] = useState<readonly Name[]>([])
  const [sent, setSent] = useState(false)
  const said = (name: Name) => (sent || left.includes(name) ? problems[name] : undefined)
  return {
    /** What a Field is given. */
    field: (name: Name) => ({ error: said(name), onLeave: () => setLeft([...left, name]) }),
    judgeAll: () => setSent(true),
  }
}
