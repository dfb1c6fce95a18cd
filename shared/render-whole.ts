import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page's HTML on the server, when all of it is there. An error anywhere in it is an error of the whole. */
export function renderWhole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        if (error instanceof Error) Object.assign(error, { componentStack }) // where in the page, if React has thrown it
        reject(error)
      },
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
  })
}
