import { css } from 'styled-components'

/** The sheet that the salaries are uploaded from: letters above its columns, numbers before its rows. */
export const spreadsheet = css`
  --grid: color-mix(in srgb, var(--text) 20%, var(--card));
  --edge: color-mix(in srgb, var(--text) 8%, var(--card));
  --letters: 1.25rem;
  --numbers: 1.875rem;
  --gap: 0.5rem;
  --sums: 6.25rem;
  --line: var(--grid);
  counter-reset: row;
  border-radius: 0.25rem;
  background:
    linear-gradient(var(--grid), var(--grid)) calc(var(--numbers) - 1px) 0 / 1px 100% no-repeat,
    linear-gradient(var(--grid), var(--grid)) calc(100% - var(--right) - var(--sums) - var(--gap) / 2) 0 / 1px calc(100% - 2.75rem) no-repeat,
    linear-gradient(var(--edge), var(--edge)) 0 0 / var(--numbers) 100% no-repeat,
    var(--card);

  > :first-child {
    position: relative;
    padding: 0 var(--right) var(--letters) 1rem;
    border-radius: 0;
    background:
      linear-gradient(var(--grid), var(--grid)) 0 100% / 100% 1px no-repeat,
      linear-gradient(var(--edge), var(--edge)) 0 100% / 100% var(--letters) no-repeat,
      var(--action-strong);

    span {
      color: var(--on-ink);
    }
  }

  > :first-child::before,
  > :first-child::after {
    content: 'A';
    position: absolute;
    bottom: 0;
    left: calc(50% - 3rem);
    color: var(--muted);
    font-size: var(--size-tiny);
    line-height: var(--letters);
  }

  > :first-child::after {
    content: 'B';
    right: calc(var(--right) + 3.25rem);
    left: auto;
  }

  > :not(:first-child) {
    padding-left: calc(var(--numbers) + 0.5rem);
  }

  > [data-n] {
    position: relative;
    grid-template-columns: minmax(0, 1fr) var(--sums);
    gap: var(--gap);
    counter-increment: row;
  }

  > [data-n]::after {
    content: counter(row);
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    place-items: center;
    width: calc(var(--numbers) - 1px);
    color: var(--muted);
    font-size: var(--size-tiny);
  }

  /* The selected row */
  > [data-stitched]::before {
    left: var(--numbers);
    border: 2px solid var(--action);
  }
`
