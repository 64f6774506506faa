import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { configQuery } from '../../lib/queries/config.ts'
import { CreditDialog } from './credit-dialog.tsx'

afterEach(cleanup)

const showOut = (siteAdmins: boolean, isSiteAdmin = false) =>
  showSignedIn(<CreditDialog open onClose={() => undefined} onUse={() => undefined} credits={0} />, {
    answer: () => undefined,
    session: { isSiteAdmin },
    seen: (client) => client.setQueryData(configQuery.queryKey, { siteAdmins } as never),
  })

describe('somebody without credits', () => {
  it('is told whom to ask where there are site admins', async () => {
    showOut(true)
    expect(await screen.findByText(/Ask a site admin of this installation/)).toBeTruthy()
  })

  it('is told which setting is missing where nobody can give any', async () => {
    showOut(false)
    expect(await screen.findByText('SITE_ADMIN_EMAILS')).toBeTruthy()
    expect(screen.getByText('docs/settings.md')).toBeTruthy()
  })

  it('goes to their own account when they are a site admin', async () => {
    showOut(true, true)
    const link = await screen.findByRole('link', { name: 'Add credits to your account' })
    expect(link.getAttribute('href')).toContain('/site-admin/user/')
  })
})
