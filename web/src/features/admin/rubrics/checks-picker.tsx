import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { LibraryCheck } from '@ringside/contract/rubrics/rubric-content'
import { useState } from 'react'
import { skillNames } from '../../../domain-ui/skill-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { foundChecks } from './library-search.ts'

interface ChecksPickerProps {
  /** Of the criterion that they are picked for. */
  label: string
  library: readonly LibraryCheck[]
  /** Keys that the rubric has already. */
  picked: ReadonlySet<string>
  /** How many more the criterion may have. */
  room: number
  onPick(keys: string[]): void
  onClose(): void
}

const addWords = (count: number): string =>
  count === 0 ? 'Add checks' : count === 1 ? 'Add 1 check' : `Add ${count} checks`

/** The library of checks, to search and pick from. */
export function ChecksPicker({ label, library, picked, room, onPick, onClose }: ChecksPickerProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  const groups = foundChecks(library, search)
  return (
    <Dialog
      open
      onClose={onClose}
      width={720}
      title={`Pick checks for ${label}`}
      description="Each is a yes or no that the words of a call answer. The share of checks met is the level."
      footNote={chosen.length >= room ? `${label} has room for ${room} more.` : undefined}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
            {addWords(chosen.length)}
          </Button>
        </>
      }
    >
      <TextInput
        icon={IconSearch}
        type="search"
        aria-label="Search checks"
        placeholder="Search checks"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && <p className="py-4 text-ink-2">No check matches.</p>}
      {groups.map(({ skill, checks }) => (
        <section key={skill} aria-label={skillNames[skill]} className="mt-4">
          <h3 className="mb-1 text-small font-semibold text-ink-2">{skillNames[skill]}</h3>
          <ul>
            {checks.map((check) => (
              <li key={check.key} className="border-b border-line py-2 last:border-0">
                <Checkbox
                  label={check.text}
                  help={picked.has(check.key) ? `${check.about} It is in this rubric already.` : check.about}
                  checked={picked.has(check.key) || chosen.includes(check.key)}
                  disabled={picked.has(check.key) || (chosen.length >= room && !chosen.includes(check.key))}
                  onChange={() => toggle(check.key)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
