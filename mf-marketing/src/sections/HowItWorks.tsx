import { Section } from '@bridge/shared/ui/Section'
import type { DrawnProduct } from '../content/product.ts'
import { RotatingTabs } from './RotatingTabs.tsx'
import { StepPanel } from './steps/StepPanel.tsx'
import { Stepper } from './steps/Stepper.ts'

type HowItWorksProps = DrawnProduct['steps'] & { readonly draw: DrawnProduct['StepPicture'] }

/** A product's steps as tabs on one line, each with a picture of the product at work. */
export const HowItWorks = ({ heading, lead, items, draw }: HowItWorksProps) => (
  <Section heading={heading} lead={lead} tone="card">
    <Stepper>
      <RotatingTabs
        label={heading}
        layout="above"
        tabs={items.map((step, i) => ({
          label: step.heading,
          mark: i + 1,
          panel: <StepPanel {...step}>{draw(step.picture as never)}</StepPanel>,
        }))}
      />
    </Stepper>
  </Section>
)
