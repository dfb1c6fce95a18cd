import { decoded } from '@bridge/shared/route-path'

/** Control characters (except newline), line separators, and marks that make a terminal reorder text. */
const obeyed = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Makes untrusted text, such as a part's name or its error, safe to print to a terminal. */
export const printable = (text: string): string => text.replace(obeyed, '�')

/** One encoded character that is not ASCII. */
const encodedSign =
  /%[CD][0-9A-F]%[89AB][0-9A-F]|%E[0-9A-F](%[89AB][0-9A-F]){2}|%F[0-7](%[89AB][0-9A-F]){3}/gi

/**
 * Shortens output of untrusted code to fit a one-line message. Shows addresses as they are read: an encoded one has up
 * to nine times as many characters, which would leave no room for what the message says about it.
 */
export const oneLine = (text: string): string =>
  text.slice(0, 4500).replace(encodedSign, decoded).slice(0, 500).replace(/\s+/g, ' ')

let isHeard = true

/** A pipe that is closed early, or a full disk behind a redirect, must not stop the command. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 1
      if (stream === process.stderr) return
      isHeard = false
      if (code !== 'EPIPE') complain(`error: the result cannot be printed: ${message}`)
    })
}

/** Whether all that has been printed to stdout has left the process. */
export async function hasPrinted(): Promise<boolean> {
  await new Promise<void>((resolve) => {
    process.stdout.write('', () => setImmediate(resolve))
  })
  return isHeard
}

/** Prints a command's result to stdout. */
export const print = (text: string): void => console.log(printable(text))

/** Prints notes and errors to stderr. */
export const complain = (text: string): void => console.error(printable(text))
