import { createContext, use } from 'react'

/** What a Field tells the control in it. */
export interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

/** The attributes that tie a control to the Field it stands in; nothing outside one. */
export function useFieldControl(own: { id?: string | undefined; error?: unknown }) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || Boolean(own.error) || undefined,
  } as const
}
