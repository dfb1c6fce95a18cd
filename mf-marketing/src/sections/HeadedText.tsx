import { Unbroken } from '@bridge/shared/ui/Unbroken'

interface HeadedTextProps {
  readonly heading: string
  readonly text: string
}

export const HeadedText = ({ heading, text }: HeadedTextProps) => (
  <>
    <h3>
      <Unbroken text={heading} />
    </h3>
    <p>
      <Unbroken text={text} />
    </p>
  </>
)
