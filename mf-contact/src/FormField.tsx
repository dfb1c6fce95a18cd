import { type ChangeEvent, useId } from 'react'
import { css, styled } from 'styled-components'
import { type Field, noProduct, products } from './content/fields.ts'

interface FormFieldProps {
  readonly field: Field
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

export function FormField({ field, error, onChange }: FormFieldProps) {
  const id = useId()
  const { control, label, message: _, ...attributes } = field
  const shared = {
    ...attributes,
    id,
    onChange,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error`,
  }
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {control === 'input' ? <Input {...shared} /> : <ProductSelect {...shared} />}
      <Message id={`${id}-error`}>{error}</Message>
    </Row>
  )
}

const ProductSelect = (props: Parameters<typeof Select>[0]) => (
  <Select {...props}>
    <option value="">{noProduct}</option>
    {products.map((product) => (
      <option key={product}>{product}</option>
    ))}
  </Select>
)

const Row = styled.div`
  display: grid;
  gap: 0.375rem;

  label {
    font-weight: 600;
  }
`

const box = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--muted);
  border-radius: 0.625rem;
  background: var(--paper);
  color: var(--text);
  font: 400 var(--size-body) / 1.4 var(--font-text);

  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`

const Input = styled.input`
  ${box}
`

const Select = styled.select`
  ${box}
`

const Message = styled.p`
  min-height: 1.25rem;
  color: var(--danger);
  font-size: var(--size-small);
  line-height: 1.25rem;
`
