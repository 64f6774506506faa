import { useForm } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import type { FormEvent } from 'react'
import type { z } from 'zod'

/** A form checked by zod rules: on leaving a field, and whole on sending; then the first wrong field has the focus. */
export function useRulesForm<Rules extends z.ZodObject>(
  rules: Rules,
  initialValues: z.input<Rules> & Record<string, string>,
  send: () => void,
) {
  const form = useForm({ initialValues, validate: zod4Resolver(rules), validateInputOnBlur: true })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const target = event.currentTarget
    form.onSubmit(send, () =>
      requestAnimationFrame(() => target.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
    )(event)
  }
  return { form, onSubmit }
}
