import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Logo } from '../../domain-ui/logo.tsx'
import { useSaveOrganization } from '../../domain-ui/use-save-organization.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { acceptedLogos, logoAddress } from './logo-file.ts'

/** The organisation switch as it will look, in one of the two themes. */
function Preview({ theme, name, logo }: { theme: 'light' | 'dark'; name: string; logo: string | null }) {
  const look = theme === 'light' ? 'bg-[#f5f5f5] text-[#14233a]' : 'bg-[#0b1422] text-[#eaf0f8]'
  return (
    <figure className="min-w-0 flex-1">
      <div className={`flex h-12 items-center gap-2 rounded-box border border-line px-3 font-semibold ${look}`}>
        {logo ? <img src={logo} alt="" className="size-[22px] rounded-chip object-contain" /> : <Logo />}
        <span className="truncate">{name}</span>
      </div>
      <figcaption className="mt-1 text-tiny text-ink-3">{theme === 'light' ? 'Light' : 'Dark'}</figcaption>
    </figure>
  )
}

function useBranding(organizationId: string) {
  const { organization } = useSession()
  const [cobranded, setCobranded] = useState(organization.cobranded)
  const [logo, setLogo] = useState(organization.cobrandLogoUrl)
  const read = useMutation({ mutationFn: logoAddress, onSuccess: setLogo })
  const save = useSaveOrganization(organizationId)
  return { organization, cobranded, setCobranded, logo, setLogo, read, save }
}

/** The logo people of the organisation see instead of Ringside's, with how it will look. */
export function BrandingForm({ organizationId }: { organizationId: string }) {
  const { organization, cobranded, setCobranded, logo, setLogo, read, save } = useBranding(organizationId)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <form
      aria-label="Branding"
      className="flex max-w-[560px] flex-col gap-5 border-t border-line px-6 py-5 max-tablet:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ cobranded, cobrandLogoUrl: logo }, { onSuccess: () => toast.success('Branding saved') })
      }}
    >
      {save.isError && <ErrorState title="The branding could not be saved">{wordsOf(save.error)}</ErrorState>}
      <Switch
        label="Your logo"
        help="Shown in the organisation switch instead of Ringside's."
        checked={cobranded}
        onChange={(event) => setCobranded(event.target.checked)}
      />
      {cobranded && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Button loading={read.isPending} onClick={() => chooser.current?.click()}>
              {logo ? 'Choose another file' : 'Choose a file'}
            </Button>
            {logo && (
              <Button variant="quiet" onClick={() => setLogo(null)}>
                Remove the logo
              </Button>
            )}
            <span className="text-small text-ink-2">PNG, JPEG or WebP, under 2 MB. A square looks best.</span>
            <input
              ref={chooser}
              type="file"
              accept={acceptedLogos}
              aria-label="File of the logo"
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                event.target.value = ''
                if (file) read.mutate(file)
              }}
            />
          </div>
          {read.isError && <ErrorState title="This file can't be the logo">{wordsOf(read.error)}</ErrorState>}
          <div className="flex gap-3">
            <Preview theme="light" name={organization.name} logo={logo} />
            <Preview theme="dark" name={organization.name} logo={logo} />
          </div>
        </>
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          Save branding
        </Button>
      </div>
    </form>
  )
}
