import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { lintConfig } from './config.ts'

const root = new URL('../..', import.meta.url).pathname
const file = `${root}.oxlintrc.json`
const written = await format(JSON.stringify(lintConfig(root), null, 2), {
  ...(await resolveConfig(file)),
  filepath: file,
})
writeFileSync(file, written)
