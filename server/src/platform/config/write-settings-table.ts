import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settingsTable } from './settings-table.ts'

/** Where the table lives, from the top of the repository. */
const file = path.join(import.meta.dirname, '../../../../docs/settings.md')

await writeFile(file, settingsTable())
