import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { amountHelp, amountProblem, mostNow } from './ordered-amount.ts'

/** What is ordered most often: one press in place of typing. */
const quickAmounts = ['1', '3', '10', '25', '50']

export interface AmountFieldProps {
  typed: string
  /** How many accounts the plan still allows. */
  room: number
  /** It was pressed to order: an empty field is wrong from then on. */
  sent: boolean
  onType(typed: string): void
  onEnter(): void
}

/** How many accounts to make: any number that one order takes. A number too high is told at once, as no button can say it. */
export function AmountField({ typed, room, sent, onType, onEnter }: AmountFieldProps) {
  const isEmpty = typed.trim() === ''
  const quick = quickAmounts.filter((amount) => Number(amount) <= mostNow(room))
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Field
          label="How many"
          help={amountHelp(room)}
          error={isEmpty && !sent ? undefined : amountProblem(typed, room)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onEnter()
            }}
          />
        </Field>
      </div>
      {quick.length > 1 && (
        <SegmentedControl
          label="Often ordered"
          segments={quick.map((amount) => ({ value: amount, label: amount }))}
          value={typed.trim()}
          onChange={onType}
        />
      )}
    </div>
  )
}
