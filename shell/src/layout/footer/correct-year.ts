/** Documents are rendered with the year of their release. */
export function correctYear(): void {
  const year = document.querySelector('#root > footer time')
  if (year) year.textContent = String(new Date().getFullYear())
}
