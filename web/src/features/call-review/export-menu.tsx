import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { Review } from '@ringside/contract/reviews/review'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { ReviewedTurn } from '../../domain-ui/review/reviewed-turn.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { download, exportName, reviewJson, scoresCsv } from './review-export.ts'

interface ExportMenuProps {
  simulation: Simulation
  turns: readonly ReviewedTurn[]
  review: Review
}

/** Takes the review away as a file. */
export function ExportMenu({ simulation, turns, review }: ExportMenuProps) {
  const name = exportName(simulation)
  return (
    <Menu
      label="Export"
      items={[
        {
          kind: 'action',
          label: 'Whole review',
          hint: 'JSON',
          onSelect: () => download(`${name}.json`, 'application/json', reviewJson(simulation, turns, review)),
        },
        {
          kind: 'action',
          label: 'Scores',
          hint: 'CSV',
          onSelect: () => download(`${name}.csv`, 'text/csv', scoresCsv(review)),
        },
      ]}
      opener={(opener) => (
        <Button icon={IconDownload} {...opener}>
          Export
        </Button>
      )}
    />
  )
}
