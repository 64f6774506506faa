import { handOver, install } from './setup.mjs'

install()
handOver('scripts/start.ts', process.argv.slice(2))
