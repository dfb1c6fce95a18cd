import { brand } from '@bridge/shared/brand'

/**
 * The server's year is that of the release. React leaves a text that differs as it was sent (it may not do otherwise
 * without dropping the page), so the year is written again once the element is there.
 */
export function Copyright() {
  const year = String(new Date().getFullYear())
  const correct = (element: HTMLElement | null) => {
    if (element) element.textContent = year
  }
  return (
    <p>
      ©{' '}
      <span ref={correct} suppressHydrationWarning>
        {year}
      </span>{' '}
      {brand.legalName}
    </p>
  )
}
