interface Details {
  /** What to do about it. */
  readonly hint?: string
  readonly cause?: unknown
}

/** An expected failure; anything else that is thrown is a bug. */
export class ReleaseError extends Error {
  readonly hint: string | undefined

  constructor(message: string, { hint, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'ReleaseError'
    this.hint = hint
  }
}

/** The gate's refusal of a version of a part. A retry fails the same way unless `mayPass` is set. */
export class RefusedError extends ReleaseError {
  readonly part: string
  /** A retry may succeed. */
  readonly mayPass: boolean

  constructor(
    part: string,
    message: string,
    { mayPass = false, ...details }: Details & { mayPass?: boolean },
  ) {
    super(message, details)
    this.part = part
    this.mayPass = mayPass
  }
}

/**
 * Turns an error into the refusal of a part, so that a rollback of the shell rolls back that part too. A loss may be
 * temporary, so a retry may pass.
 */
export const refusedFor = (part: string, cause: ReleaseError): RefusedError =>
  new RefusedError(part, cause.message, {
    cause,
    mayPass: isLoss(cause),
    ...(cause.hint && { hint: cause.hint }),
  })

/** Turns errors from reading a part's files into a refusal of the part. */
export async function blaming<T>(part: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw isLoss(error) ? refusedFor(part, error) : error
  }
}

/** Whether something in the store is missing or damaged, as opposed to unreachable in an outage. */
export const isLoss = (error: unknown): error is LostError | DamagedError =>
  error instanceof LostError || error instanceof DamagedError

/** Something that was published is missing from the store, in whole or in part. */
export class LostError extends ReleaseError {}

/** A record that differs from what was written; the search for the newest intact record skips it. */
export class DamagedError extends ReleaseError {}

/** This account is not allowed to read the key, although it can read others. Other machines may be able to. */
export class DeniedError extends DamagedError {}

/** The value read, or what is wrong with it. Any other failure, such as an outage, is thrown. */
export async function orDamage<T>(reading: Promise<T>): Promise<T | DamagedError> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DamagedError) return error
    throw error
  }
}

/** The value read, unless it is damaged. Any other failure is thrown. */
export async function ifIntact<T>(reading: Promise<T>): Promise<T | undefined> {
  const read = await orDamage(reading)
  return read instanceof DamagedError ? undefined : read
}

/** The value has more bytes than its reader accepts. */
export class TooLargeError extends DamagedError {
  /** Its first bytes. */
  readonly begin: Buffer

  constructor(message: string, begin: Buffer, details: Details) {
    super(message, details)
    this.begin = begin
  }
}
