import { useLayoutEffect } from 'react'

/**
 * Opens the question whose answer the URL's hash names. Chromium does so natively on load and on jumps within
 * the document; other browsers do not, and no browser does on in-app navigation.
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
