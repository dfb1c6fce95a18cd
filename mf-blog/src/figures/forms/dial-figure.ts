import { type FieldReader, readMap } from '../fields.ts'
import { type FigureBase, readBase } from '../figure-base.ts'

interface Task {
  readonly name: string
  readonly minutes: number
  readonly hours: number
  readonly mark: boolean
}

/** Minutes on the face of a clock, and the hours that they add up to. */
export interface DialFigure extends FigureBase {
  readonly form: 'dial'
  readonly times: number
  /** From the outermost arc inwards, the longest first. */
  readonly tasks: readonly Task[]
}

export function readDial(fields: FieldReader): DialFigure {
  const [times, tasks] = [fields.whole('times'), fields.list('tasks', readTask)]
  for (const { name, minutes, hours } of tasks)
    if (minutes * times !== hours * 60)
      throw new Error(`must have ${(minutes * times) / 60} hours for '${name}', not ${hours}`)
  return { form: 'dial', ...readBase(fields), times, tasks }
}

const readTask = (value: unknown): Task =>
  readMap(value, 'each of its tasks', (fields) => {
    const minutes = fields.whole('minutes')
    if (minutes > 60) throw new Error('must have tasks of at most 60 minutes')
    return { name: fields.text('name'), minutes, hours: fields.whole('hours'), mark: fields.flag('mark') }
  })
