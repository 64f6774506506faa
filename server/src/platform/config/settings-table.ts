import { settings } from './settings.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** docs/settings.md, made from the settings themselves. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, { fallback, description }]) => {
    const shown = fallback === null || fallback === '' ? 'not set' : `\`${cell(fallback)}\``
    return [`\`${name}\``, shown, cell(description)]
  })
  return [
    '# Settings',
    '',
    'Given by environment variables, read once at the start. A wrong one stops the start with a sentence that says what to change.',
    'This page is made from `server/src/platform/config/settings.ts` by `server/src/platform/config/write-settings-table.ts`.',
    '',
    ...table([['setting', 'default', 'what it does'], ...rows]),
    '',
  ].join('\n')
}

/** A table as the formatter leaves it: every column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const padded = rows.map((row) => line(row.map((text, column) => text.padEnd(widths[column] ?? 0))))
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [...padded.slice(0, 1), rule, ...padded.slice(1)]
}
