import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useState, type ReactNode } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'

/** Why a form was refused as a whole. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-box bg-bad-tint px-3 py-2">
      <IconAlertTriangle size={18} stroke={1.5} className="mt-px text-bad" aria-hidden />
      {children}
    </p>
  )
}

type Sending = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; words: string } | { status: 'done' }

/** Sends a form once at a time and keeps what came of it. */
export function useSending(send: () => Promise<void>) {
  const [state, setState] = useState<Sending>({ status: 'idle' })
  const start = async () => {
    setState({ status: 'busy' })
    try {
      await send()
      setState({ status: 'done' })
    } catch (error) {
      setState({ status: 'failed', words: wordsOf(error) })
    }
  }
  return {
    busy: state.status === 'busy',
    done: state.status === 'done',
    error: state.status === 'failed' ? <FormError>{state.words}</FormError> : null,
    start: () => void start(),
  }
}
