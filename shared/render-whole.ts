import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders a page to HTML on the server, once all of it is ready. Any error fails the whole render. */
export function renderWhole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        // Locates errors that React itself throws.
        if (error instanceof Error) Object.assign(error, { componentStack })
        reject(error)
      },
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    })
  })
}
