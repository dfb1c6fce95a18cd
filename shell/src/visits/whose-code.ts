import type { VisitEvent } from '@bridge/shared/visit-report'

/** Whose code an address belongs to. What is in the document itself is the shell's; anything else is nobody's. */
export function whose(address: string, shell: string | undefined): Pick<VisitEvent, 'part' | 'version'> {
  const [, origin, part = 'shell', version = shell] =
    address.match(/^(\w+:\/\/[^/]+)\/(?:(shell|mf-[\da-z-]+)\/(\d[\w.+-]*)\/)?/) ?? []
  return origin === location.origin && version ? { part, version } : {}
}

/** The address of the code that threw: the first in the stack, which begins with the message in some browsers. */
export function thrownAt(error: unknown): string | undefined {
  const { stack, message } = (error ?? {}) as Partial<Error>
  // anything can be thrown
  return `${stack}`.replace(`${message}`, '').match(/[\w-]+:\/\/[^\s)]+/)?.[0]
}
