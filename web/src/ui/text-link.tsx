import { cva, type VariantProps } from 'class-variance-authority'
import { Link, type LinkProps } from 'react-router'

const linkStyle = cva('rounded-tick', {
  variants: {
    look: {
      /** In a sentence. */
      inline: 'text-link underline underline-offset-2',
      /** On its own: "All 48 calls". */
      alone: 'text-link hover:underline touch-target',
      /** In a heading, whose look it takes. */
      heading: 'text-ink hover:underline touch-target',
      /** The name of a row or tile. */
      name: 'font-medium text-ink hover:underline',
      /** A link of a row beside its name: cut off where its column ends, and whole on a phone. */
      cut: 'block truncate text-ink hover:underline touch-target max-tablet:overflow-visible max-tablet:whitespace-normal',
      /** The name of something in a box or line of its own, where nothing else is near to be pressed. */
      box: 'font-medium text-ink hover:underline touch-target',
    },
  },
  defaultVariants: { look: 'inline' },
})

/** A link in text, on its own, or as the name of a thing. */
export function TextLink({ look, ...rest }: Omit<LinkProps, 'className' | 'style'> & VariantProps<typeof linkStyle>) {
  return <Link {...rest} className={linkStyle({ look })} />
}
