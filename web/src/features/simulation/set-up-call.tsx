import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { personaQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { BuyerBrief, BuyerWho, type PersonaBrief } from './buyer-brief.tsx'
import { PersonaDialog } from './persona-dialog.tsx'
import { SetUpDialogs } from './set-up-dialogs.tsx'
import { ThisCall } from './this-call.tsx'
import { useSetUp } from './use-set-up.ts'

/** Where there is nobody to set up a call with, everybody else is on the page before. */
const toEverybody = (
  <ButtonLink icon={IconUsers} to="/simulation">
    Choose another buyer
  </ButtonLink>
)

function Ready({ brief, typeInAddress }: { brief: PersonaBrief; typeInAddress: string | undefined }) {
  const setUp = useSetUp(brief, typeInAddress)
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_400px] grid-rows-[auto_minmax(0,1fr)] max-desktop:block max-desktop:overflow-auto max-tablet:scroll-pb-28">
      <BuyerWho brief={brief} />
      <div className="row-span-2 grid min-h-0">
        <ThisCall firstName={brief.persona.firstName} setUp={setUp} />
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      <section
        tabIndex={0}
        aria-label="What is known"
        className="min-h-0 overflow-auto -outline-offset-2 max-desktop:overflow-visible max-desktop:border-t max-desktop:border-line"
      >
        <BuyerBrief brief={brief} type={setUp.terms.type} />
      </section>
      <SetUpDialogs brief={brief} setUp={setUp} />
    </div>
  )
}

/** A buyer is chosen: what is known of them, and the terms of the call. */
export function SetUpCall({ personaId, typeInAddress }: { personaId: string; typeInAddress: string | undefined }) {
  const { orgId } = useSession()
  const persona = useQuery(personaQuery(orgId, personaId))
  const [isChoosing, setChoosing] = useState(false)
  const isUnknown = persona.error instanceof ApiError && [400, 404].includes(persona.error.status)
  return (
    <Page>
      <PageHeader
        title="Set up a call"
        back="/simulation"
        actions={
          persona.data && (
            <Button icon={IconUsers} onClick={() => setChoosing(true)}>
              Choose another buyer
            </Button>
          )
        }
      />
      {persona.isPending && <SkeletonRows />}
      {isUnknown && (
        <EmptyState title="This buyer was not found" action={toEverybody}>
          They may be archived, or belong to another organisation.
        </EmptyState>
      )}
      {persona.isError && !isUnknown && (
        <ErrorState title="Failed to fetch the buyer" onRetry={() => void persona.refetch()}>
          {wordsOf(persona.error)}
        </ErrorState>
      )}
      {persona.data && <Ready brief={persona.data} typeInAddress={typeInAddress} />}
      {persona.data && isChoosing && <PersonaDialog brief={persona.data} onClose={() => setChoosing(false)} />}
    </Page>
  )
}
