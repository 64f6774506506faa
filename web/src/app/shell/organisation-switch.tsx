import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { Logo } from '../../domain-ui/logo.tsx'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { saveOrganisation } from '../../lib/current-organisation.ts'
import { useSession } from '../../lib/session/session.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { useGoTo } from './use-go-to.ts'

/** Whose rows are shown; pressing it changes the organisation. */
export function OrganisationSwitch({ rail }: { rail: boolean }) {
  const { organization, organisations, orgId, isAdmin } = useSession()
  const { urls } = useAuth()
  const goTo = useGoTo()
  const change = (next: string) => {
    // The page shown may belong to the old organisation alone.
    goTo('/')
    saveOrganisation(next)
  }
  const items: MenuItem[] = [
    ...organisations.map((each): MenuItem => ({
      kind: 'choice',
      label: each.name,
      chosen: each.orgId === orgId,
      onSelect: () => change(each.orgId),
    })),
    { kind: 'separator' },
    {
      kind: 'action',
      label: isAdmin ? 'Organisation settings' : 'Your role, and leaving',
      onSelect: () => goTo(urls.organisation(orgId)),
    },
    { kind: 'action', label: 'Create an organisation', onSelect: () => goTo(urls.createOrganisation()) },
  ]
  const logo = organization.cobranded && organization.cobrandLogoUrl
  return (
    <Menu
      wide
      label="Organisations"
      align="start"
      items={items}
      opener={(props) => (
        <button
          {...props}
          type="button"
          aria-label={`${organization.name}, change organisation`}
          className="flex h-10 w-full min-w-0 items-center gap-2 rounded-control px-1.5 text-left font-semibold hover:bg-ink/5"
        >
          {logo ? <img src={logo} alt="" className="size-[22px] shrink-0 rounded-chip object-contain" /> : <Logo />}
          {!rail && <span className="min-w-0 flex-1 truncate">{organization.name}</span>}
          {!rail && <IconSelector size={16} stroke={1.5} className="text-ink-3" aria-hidden />}
        </button>
      )}
    />
  )
}
