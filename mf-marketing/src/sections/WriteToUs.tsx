import { contactPath } from '@bridge/shared/contact-form'
import { missing } from '../content/faq.ts'

/** A sentence that ends with a link to the form. */
export const WriteToUs = ({ children }: { children: string }) => (
  <p>
    {children} <a href={contactPath}>{missing.link}</a>.
  </p>
)
