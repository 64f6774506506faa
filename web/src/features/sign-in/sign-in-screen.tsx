import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAuth, useAuthState } from '../../lib/auth/auth-context.ts'
import { useTitle } from '../../ui/page.tsx'
import { AcceptInvitePage } from './accept-invite-page.tsx'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { CreateOrganisationPage } from './organisation-pages.tsx'
import { OrganisationPage } from './organisation-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

interface Page {
  title: string
  draw(): ReactNode
}

const signIn: Page = { title: 'Sign In', draw: () => <SignInPage /> }

/** The links in mails lead to these, whoever is signed in by then. */
const forEverybody: Record<string, Page> = {
  '/forgot-password': { title: 'Forgotten password', draw: () => <ForgotPasswordPage /> },
  '/verify-email': { title: 'E-mail', draw: () => <VerifyEmailPage /> },
}

const forSignedOut: Record<string, Page> = {
  ...forEverybody,
  '/signup': { title: 'Create an account', draw: () => <SignUpPage /> },
  // Whoever is invited has no account as a rule.
  '/accept-invite': { title: 'Invite', draw: () => <SignUpPage /> },
}

const forSignedIn: Record<string, Page> = {
  ...forEverybody,
  '/accept-invite': { title: 'Invite', draw: () => <AcceptInvitePage /> },
  '/create_org': { title: 'Create an organisation', draw: () => <CreateOrganisationPage /> },
  '/account': { title: 'Your account', draw: () => <AccountPage /> },
  '/org': { title: 'Organisation', draw: () => <OrganisationPage /> },
}

/** The embedded sign-in's pages, and the logged-out view at every other address. */
export function SignInScreen() {
  const { pathname } = useLocation()
  const { provider } = useAuth()
  const signedIn = useAuthState().status === 'in'
  const pages = signedIn ? forSignedIn : forSignedOut
  const page = (provider === 'embedded' && pages[pathname]) || signIn
  useTitle(page.title)
  return page.draw()
}
