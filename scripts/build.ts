import { buildWeb } from './build-web.ts'

try {
  buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
