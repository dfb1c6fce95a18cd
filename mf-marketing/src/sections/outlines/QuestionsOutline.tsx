import type { FaqCategory } from '../../content/faq/category.ts'
import { Outline } from './Outline.tsx'

const width = 600
const pitch = 13
const tab = { width: 96, height: 9 }

/** A card index: a card per category, with a bar for its name on the tab; in front, a blank one for a new question. */
export const QuestionsOutline = ({ categories }: { categories: readonly FaqCategory[] }) => {
  const all = categories.length
  const front = all * pitch + tab.height
  const cards = categories.map(({ heading }, i) => {
    const inset = (all - i) * 4
    const at = (i % 5) * ((width - 2 * inset - tab.width) / 4)
    const top = tab.height + i * pitch
    return {
      card: `M${inset} ${top + pitch}V${top}h${at.toFixed(0)}v${-tab.height}h${tab.width}v${tab.height}H${width - inset}v${pitch}`,
      name: `M${(inset + at + 8).toFixed(0)} ${i * pitch + 5}h${Math.min(heading.length * 3, 80)}`,
    }
  })
  return (
    <Outline
      size={[width, front + 150]}
      fit="xMinYMax"
      strokes={[
        [cards.map(({ card }) => card).join(''), 'line'],
        [cards.map(({ name }) => name).join(''), 'words'],
        [`M0 ${front + 300}V${front}H${width}v300`, 'line'],
        [`M40 ${front + 50}H560M40 ${front + 90}H560M40 ${front + 130}H300`, 'seam'],
      ]}
    />
  )
}
