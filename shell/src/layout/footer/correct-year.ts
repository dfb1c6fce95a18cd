/** A document says the year of its release. */
export function correctYear(): void {
  const year = document.querySelector('#root > footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}
