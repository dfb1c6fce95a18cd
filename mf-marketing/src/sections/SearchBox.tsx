import { search } from '@bridge/shared/icons'
import { replaceQuery } from '@bridge/shared/replace-query'
import { Icon } from '@bridge/shared/ui/Icon'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface SearchBoxProps {
  readonly label: string
  /** The query parameter that holds the search. Without JavaScript, the form requests the page with this parameter. */
  readonly name: string
  readonly value: string
  /** Example searches, shown while the box is empty and when nothing is found. */
  readonly examples: readonly string[]
  /** Shown during a search that finds something: '3 of 82 questions'. */
  readonly found: string | undefined
}

/** Filters as the visitor types, and keeps the page's address up to date. */
export function SearchBox({ label, name, value, examples, found }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isAlive = useRef(false)
  useLayoutEffect(() => {
    const field = box.current
    if (!field) return
    const typed = field.value.trim()
    const isEarly = !isAlive.current && typed // typed before the code arrived
    isAlive.current = true
    if (isEarly) replaceQuery(name, typed)
    else if (typed !== value) field.value = value
  }, [name, value])
  return (
    <Form role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`search-${name}`}>{label}</label>
      <input
        id={`search-${name}`}
        ref={box}
        type="search"
        name={name}
        maxLength={80}
        autoComplete="off"
        onInput={({ currentTarget }) => replaceQuery(name, currentTarget.value.trim())}
      />
      <Icon path={search} />
      {value && found ? (
        <span key="found" aria-hidden="true">
          {found}
        </span>
      ) : (
        <span key="examples">
          For example{' '}
          {examples.map((word) => (
            <a key={word} href={`?${name}=${encodeURIComponent(word)}`}>
              {word}
            </a>
          ))}
        </span>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1.25rem;
  align-items: center;
  margin-top: 1.25rem;

  label {
    font-weight: 600;
  }

  input {
    width: 100%;
    height: 3.25rem;
    grid-area: 2 / 1;
    padding: 0 1rem 0 3rem;
    border: 1px solid var(--muted);
    border-radius: 0.625rem;
    background: var(--card);
    color: inherit;
    font: inherit;
  }

  svg {
    grid-area: 2 / 1;
    margin-left: 1rem;
    color: var(--muted);
    pointer-events: none;
  }

  a {
    display: inline-block;
    margin-left: 0.75rem;
    padding-block: 0.25rem;
  }

  ::-webkit-search-cancel-button {
    display: none;
  }

  span {
    min-height: 2.25em;
    color: var(--muted);
    font-size: var(--size-small);
  }
`
