import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContract } from './build/lean-contract.ts'
import { leanFirstLoad } from './build/lean-first-load.ts'

const server = 'http://127.0.0.1:3000'

/** What every screen needs and a new version of ours seldom changes. Lists by page and several queries at once are for few screens. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/](?!.*([iI]nfiniteQuery|[qQ]ueriesObserver|useQueries))/

/**
 * What most screens share travels as one chunk: forty small ones compress worse and ask forty times. Queries stay out: a
 * chunk takes along what its modules import, and theirs are the contract's schemas. So do boxes to tick and rows of choices, which the
 * first screen has none of.
 */
const kit =
  /[\\/](web[\\/]src[\\/](ui(?![\\/](choice|segmented-control))|lib(?![\\/]queries)|domain-ui)|icons-react|class-variance-authority|clsx)[\\/]/
/** Fewer sharers than this and a screen's parts, zod among them, would come with every first load. */
const kitSharedBy = 8

/** Small things of the first screen that a few others have too: each alone would be a file of little but its own head. */
const first =
  /[\\/](Icon(Key|Target|Upload|Broadcast|Building)|found-count|buyer-name|in-use|contact-name|stage-labels|endpoint|current-organisation|auth-context|use-sign-out)\.(mjs|tsx?)$/

const groups = [
  { name: 'first', test: first, priority: 2 },
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
  { name: 'kit', test: kit, minShareCount: kitSharedBy, priority: 1 },
]

// A tool's configuration: Vite reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), leanContract(), leanFirstLoad()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/docs': server },
  },
  build: {
    outDir: 'dist',
    // A server that runs, and a page that is open, go on asking for the files of the build they began with.
    emptyOutDir: false,
    manifest: true,
    cssCodeSplit: false,
    target: 'es2023',
    // Browsers of that target know `modulepreload`; one that does not asks for the files when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
