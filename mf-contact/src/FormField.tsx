import { contactProducts } from '@bridge/shared/contact-form'
import { useId } from 'react'
import { styled } from 'styled-components'
import { type Field, noProduct } from './content/fields.ts'
import { Input, Select, SelectBox } from './controls.ts'
import type { ControlHandlers } from './use-contact-form.ts'

interface FormFieldProps {
  readonly field: Field
  readonly error: string | undefined
  readonly control: ControlHandlers
}

export function FormField({ field, error, control }: FormFieldProps) {
  const id = useId()
  const { control: kind, label, ...attributes } = field
  const isWrong = error !== undefined
  const shared = {
    ...attributes,
    id,
    'aria-required': true,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
  }
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {kind === 'input' ? (
        <Input {...shared} {...control} />
      ) : (
        <SelectBox>
          <Select {...shared} onChange={control.onChange}>
            <option value="">{noProduct}</option>
            {contactProducts.map((product) => (
              <option key={product} value={product}>
                {product}
              </option>
            ))}
          </Select>
        </SelectBox>
      )}
      <Message id={`${id}-error`}>{error}</Message>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;

  label {
    font-weight: 600;
  }
`

const Message = styled.p`
  min-height: 1.25rem;
  color: var(--danger);
  font-size: var(--size-small);
  line-height: 1.25rem;
`
