import type { VisitEvent } from '@bridge/shared/visit-report'

/**
 * The part and version whose code is at an address. Code in the document itself is the shell's; anything else belongs
 * to no part.
 */
export function whose(address: string, shell: string | undefined): Pick<VisitEvent, 'part' | 'version'> {
  const [, origin, part = 'shell', version = shell] =
    address.match(/^(\w+:\/\/[^/]+)\/(?:(shell|mf-[^/]+)\/(\d[^/]*)\/)?/) ?? []
  return origin === location.origin && version ? { part, version } : {}
}

/** Where the build puts the shared libraries, which throw on their callers' mistakes. */
const library = /\/assets\/(platform|_bridge_default)/

/**
 * The address of the code that threw: the first in the stack, which in some browsers begins with the message. If a
 * shared library threw, the address of its caller, if there is one.
 */
export function thrownAt(error: unknown): string | undefined {
  const { stack, message } = (error ?? {}) as Partial<Error>
  // anything may have been thrown
  const places = `${stack}`.replace(`${message}`, '').match(/\w+:\/\/[^\s)]+/g) ?? []
  return places.find((place) => !library.test(place)) ?? places[0]
}
