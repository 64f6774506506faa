import type { ComponentType } from 'react'

/** A Tabler outline icon, imported directly: `@tabler/icons-react/dist/esm/icons/IconPhone.mjs`. */
export type Icon = ComponentType<{
  size?: number | string
  stroke?: number | string
  className?: string
  'aria-hidden'?: boolean
}>
