import { Section } from '@bridge/shared/ui/Section'
import type { Item } from '../content/item.ts'

/** One statement on a dark band. */
export const Banner = ({ heading, text }: Item) => <Section tone="ink" heading={heading} lead={text} />
