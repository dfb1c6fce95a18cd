/** The shape of each state, in 16 by 16. They are styled by attributes, so that a drawing can use them too. */
export const stateShapes = {
  paid: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="m4.75 8.25 2.25 2.25 4.25-4.75" fill="none" stroke="var(--ink)" strokeWidth="1.75" />
    </>
  ),
  moving: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7Z" fill="currentColor" stroke="none" />
    </>
  ),
  unknown: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.31" />,
  failed: <path d="M2 2h12v12H2zm3.5 3.5 5 5m0-5-5 5" />,
  idle: <path d="M2 8h12" />,
}
