/** Icons are imported one by one: the package's index would bring 6,000 modules into every build. It has types for the index only. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType } from 'react'
  const icon: ComponentType<{
    size?: number | string
    stroke?: number | string
    className?: string
    'aria-hidden'?: boolean
  }>
  export default icon
}
