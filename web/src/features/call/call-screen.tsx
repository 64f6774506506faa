import { useSearchParams } from 'react-router'
import { Logo } from '../../domain-ui/logo.tsx'
import { CallRefused } from './call-refused.tsx'
import { CallStage } from './call-stage.tsx'
import { useCallConnection } from './use-call-connection.ts'

function Connecting() {
  return (
    <main className="grid h-dvh place-items-center">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Logo />
        Connecting...
      </p>
    </main>
  )
}

function JoinedCall({ simulationId }: { simulationId: string }) {
  const { view, actions } = useCallConnection(simulationId)
  switch (view.state) {
    case 'connecting':
      return <Connecting />
    case 'refused':
      return <CallRefused refusal={view.refusal} onTakeBack={actions.takeBack} />
    case 'ringing':
    case 'live':
    case 'reconnecting':
    case 'ended':
      return <CallStage view={view} actions={actions} />
  }
}

/** A call in progress: `/simulation?call=ID`. */
export function CallScreen() {
  const [params] = useSearchParams()
  const simulationId = params.get('call') ?? ''
  return <JoinedCall key={simulationId} simulationId={simulationId} />
}
