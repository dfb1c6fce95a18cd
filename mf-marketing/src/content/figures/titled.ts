/** What every figure says. */
export interface Titled {
  /** Text alternative of the drawing: everything that it shows. */
  readonly label: string
  readonly title: string
  /** What is beside the title: an amount, a count, a time. */
  readonly sum: string
}
