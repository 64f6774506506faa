import { wordsOf } from '../lib/api/query-client.ts'
import { useAuth } from '../lib/auth/auth-context.ts'
import { toast } from '../ui/toast-queue.ts'

/** Signs out; a failure leaves the person signed in and says so. */
export function useSignOut(): () => void {
  const auth = useAuth()
  return () => {
    auth.signOut().catch((error: unknown) => toast.error('You are still signed in', { detail: wordsOf(error) }))
  }
}
