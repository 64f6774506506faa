import { useParams } from 'react-router'
import { ChooseBuyer } from './choose-buyer.tsx'
import { SetUpCall } from './set-up-call.tsx'

/** Setting up a call: with whom, and on what terms. `/simulation`, `/simulation/start/...` */
export function SimulationScreen() {
  const { personaId, simulationType } = useParams()
  if (!personaId) return <ChooseBuyer />
  return <SetUpCall key={personaId} personaId={personaId} typeInAddress={simulationType} />
}
