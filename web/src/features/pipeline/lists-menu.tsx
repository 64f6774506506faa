import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { exportAccounts, exportPeople } from '@ringside/contract/pipeline/imports'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-queue.ts'

interface Addition {
  label: string
  /** Why not now. */
  off: string | undefined
  onSelect(): void
}

/** Lists that come in and go out as files; above them what else can be added and has no button of its own. */
export function ListsMenu({
  hasSegment,
  hasAccounts,
  additions,
  onImport,
  onProduct,
}: {
  hasSegment: boolean
  hasAccounts: boolean
  additions: readonly Addition[]
  onImport(): void
  /** Where that has no button of its own. */
  onProduct?: (() => void) | undefined
}) {
  const save = (endpoint: typeof exportAccounts | typeof exportPeople) =>
    void saveFile(endpoint).catch((error: unknown) =>
      toast.error('Failed to export the list', { detail: wordsOf(error) }),
    )
  const label = additions.length === 0 ? 'Import and export' : 'Add, import and export'
  return (
    <Menu
      label={label}
      items={[
        ...additions.map(({ off, ...addition }) => ({
          kind: 'action' as const,
          ...addition,
          ...(off !== undefined && { disabled: true, hint: off }),
        })),
        ...(onProduct ? [{ kind: 'action' as const, label: 'What you sell', onSelect: onProduct }] : []),
        ...(additions.length > 0 ? [{ kind: 'separator' as const }] : []),
        {
          kind: 'action',
          label: 'Import a list',
          hint: hasSegment ? 'CSV' : 'Add a segment first',
          disabled: !hasSegment,
          onSelect: onImport,
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: 'Export accounts',
          hint: 'CSV',
          disabled: !hasAccounts,
          onSelect: () => save(exportAccounts),
        },
        {
          kind: 'action',
          label: 'Export people',
          hint: 'CSV',
          disabled: !hasAccounts,
          onSelect: () => save(exportPeople),
        },
      ]}
      opener={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={label}
          className="grid size-8 place-items-center max-tablet:size-11 rounded-control text-ink-2 hover:bg-hover"
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    />
  )
}
