import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink, type ButtonLinkProps } from '@bridge/shared/ui/ButtonLink'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Product } from '../../content/product.ts'

/** The props of every opening; each shows its own kind of picture. */
export interface OpeningProps<Picture> extends Pick<Product, 'tag' | 'title' | 'lead' | 'start'> {
  readonly picture: Picture
}

interface WordsProps extends Omit<OpeningProps<never>, 'picture'> {
  readonly className?: string
  readonly tone?: ButtonLinkProps['tone']
}

/** A product's words, in one block that its opening places. */
export const Words = ({ tag, title, lead, start, tone = 'action', className }: WordsProps) => (
  <Block className={className}>
    <Eyebrow>{tag}</Eyebrow>
    <h1>
      <Unbroken text={title} />
    </h1>
    <p>
      <Unbroken text={lead} />
    </p>
    <Actions>
      <ButtonLink href={start.href} tone={tone}>
        {start.label}
      </ButtonLink>
    </Actions>
  </Block>
)

const Block = styled.div`
  h1 {
    margin-top: 0.75rem;
    font: 700 var(--size-h1) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  h1 + p {
    max-width: 30em;
    margin-top: 1.25rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  > :last-child {
    margin-top: 1.5rem;
  }
`
