import { useLayoutEffect } from 'react'

/**
 * Opens the question whose answer the address names. Chromium does so itself when a document loads or jumps; other
 * browsers do not, and no browser does when the address changes by navigation within the app.
 */
export function useLinkedQuestion(): void {
  useLayoutEffect(() => {
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => removeEventListener('hashchange', openLinked)
  }, [])
}

function openLinked(): void {
  const answer = document.getElementById(location.hash.slice(1))
  const question = answer?.closest('details')
  if (!question || question.open) return
  question.open = true
  answer?.scrollIntoView()
}
