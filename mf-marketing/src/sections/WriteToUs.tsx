import { contactPath } from '@bridge/shared/contact-form'
import { styled } from 'styled-components'
import { missing } from '../content/faq.ts'

/** A sentence that ends with the way to the form. */
export const WriteToUs = ({ children }: { children: string }) => (
  <p>
    {children} <Way href={contactPath}>{missing.link}</Way>.
  </p>
)

const Way = styled.a`
  color: var(--action);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
