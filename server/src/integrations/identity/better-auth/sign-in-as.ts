import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** A call that only this server can make, never over HTTP: a session for a user without their password. */
export const signInAs = () => ({
  id: 'sign-in-as' as const,
  endpoints: {
    signInAs: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ email: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const found = await internalAdapter.findUserByEmail(context.body.email)
        if (!found) throw context.error('NOT_FOUND')
        const session = await internalAdapter.createSession(found.user.id)
        await setSessionCookie(context, { session, user: found.user })
        return context.json({ email: found.user.email })
      },
    ),
  },
})
