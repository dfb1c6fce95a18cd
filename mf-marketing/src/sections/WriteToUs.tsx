import { contactPath } from '@bridge/shared/contact-form'
import { writeToUs } from '../content/write-to-us.ts'

/** A sentence that ends with a link to the form. */
export const WriteToUs = ({ children }: { children: string }) => (
  <p>
    {children} <a href={contactPath}>{writeToUs}</a>.
  </p>
)
