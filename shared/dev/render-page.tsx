import { StaticRouter } from 'react-router-dom'
import type { PageModule, PageProps } from '../contract.ts'
import { renderWhole } from '../render-whole.ts'

/** Loaded by the dev server (as-released.ts), and with it the libraries that pages have there. */
export const renderPage = (
  Page: PageModule<unknown>['default'],
  props: PageProps<unknown>,
  location: string,
): Promise<string> =>
  renderWhole(
    <StaticRouter location={location}>
      <Page {...props} />
    </StaticRouter>,
  )
