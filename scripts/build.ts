import { buildWeb } from './build-web.ts'

try {
  buildWeb(console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
