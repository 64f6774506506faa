import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from '../lib/error-reporting/error-reports.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  /** A new value takes the boundary back to normal: the address of the page. */
  resetKey: string
  children: ReactNode
}

type State = { resetKey: string } & ({ status: 'normal' } | { status: 'fallback'; error: Error })

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Stands for a part that could not be drawn. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { status: 'normal', resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Pick<State & { status: 'fallback' }, 'status' | 'error'> {
    return { status: 'fallback', error: asError(thrown) }
  }

  override componentDidCatch(thrown: unknown, _info: ErrorInfo): void {
    reportError('render', thrown)
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { status: 'normal', resetKey }
  }

  override render(): ReactNode {
    if (this.state.status === 'normal') return this.props.children
    return (
      <div role="alert" className="flex h-full flex-col items-start gap-3 p-6">
        <h1 className="text-h1 font-semibold">Oops! Something went wrong. We&apos;ve notified the team.</h1>
        <p className="max-w-[68ch] text-ink-2">{this.state.error.message}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    )
  }
}
