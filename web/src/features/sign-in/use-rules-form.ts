import { useForm } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react'
import type { z } from 'zod'

/**
 * Somebody has written in a field and gone on to another one of its form. An empty one is complained of when the form is sent; and
 * whoever goes to a link or a button must not have it move away under the pointer by what is said over it.
 */
function goesOn({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLInputElement>): boolean {
  return field.value !== '' && next instanceof HTMLInputElement && next.form === field.form
}

/** Where the keyboard is nowhere yet, it begins at the first field that is still to be filled in; a phone's own would hide half the page. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return
    const fields = form.current?.querySelectorAll('input') ?? []
    ;[...fields].find(({ value }) => value === '')?.focus()
  }, [])
  return form
}

/** A form checked by zod rules: a field once it is gone on from, and whole on sending; then the first wrong field has the focus. */
export function useRulesForm<Rules extends z.ZodObject>(
  rules: Rules,
  initialValues: z.input<Rules> & Record<string, string>,
  send: () => void,
) {
  const form = useForm({
    initialValues,
    validate: zod4Resolver(rules),
    enhanceGetInputProps: ({ field, form: whole }) => ({
      onBlur: (event: FocusEvent<HTMLInputElement>) => void (goesOn(event) && whole.validateField(field)),
    }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const target = event.currentTarget
    form.onSubmit(send, () =>
      requestAnimationFrame(() => target.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
    )(event)
  }
  return { form, onSubmit, ref: useFirstField() }
}
