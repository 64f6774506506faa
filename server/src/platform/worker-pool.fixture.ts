import { serveWork } from './worker-thread.ts'

serveWork((text: string) => text.toUpperCase())
