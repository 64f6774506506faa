import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useFieldControl } from './field-context.ts'
import { inputStyle, type TextInputProps } from './text-input.tsx'

/** A password, hidden until the eye is pressed. */
export function PasswordInput({ size, error, id, icon: _none, ...rest }: TextInputProps) {
  const [shown, setShown] = useState(false)
  const control = useFieldControl({ id, error })
  return (
    <span className="relative block">
      <input
        {...rest}
        {...control}
        type={shown ? 'text' : 'password'}
        className={`${inputStyle({ size })} pr-10 max-tablet:pr-12`}
      />
      <span className="absolute inset-y-0 right-1 grid max-tablet:right-0 place-items-center">
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? 'Hide password' : 'Show password'}
          size="small"
          iconSize={16}
          onClick={() => setShown(!shown)}
        />
      </span>
    </span>
  )
}
