/** The texts that every figure has. */
export interface Titled {
  /** Text alternative for the drawing: everything that it shows. */
  readonly label: string
  readonly title: string
  /** What is beside the title: an amount, a count, a time. */
  readonly sum: string
}
