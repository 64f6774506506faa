import { createContext, use, useSyncExternalStore } from 'react'
import type { AuthPort, AuthState } from './auth-port.ts'

export const AuthContext = createContext<AuthPort | null>(null)

export function useAuth(): AuthPort {
  const port = use(AuthContext)
  if (!port) throw new Error('useAuth stands outside AuthContext.')
  return port
}

export function useAuthState(): AuthState {
  const port = useAuth()
  return useSyncExternalStore(port.subscribe, port.getState)
}
