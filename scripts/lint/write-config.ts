import { writeFileSync } from 'node:fs'
import { lintConfig } from './config.ts'

const root = new URL('../..', import.meta.url).pathname
writeFileSync(`${root}.oxlintrc.json`, `${JSON.stringify(lintConfig(root), null, 2)}\n`)
