const late = Symbol('late')

/** Settles as a promise does, or as `ifLate` does if that takes longer than this time in ms. */
export async function within<Result, Late>(
  time: number,
  promise: Promise<Result>,
  ifLate: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, time, late)
  })
  try {
    const first = await Promise.race([promise, isLate])
    return first === late ? ifLate() : first
  } finally {
    clearTimeout(timer)
  }
}
