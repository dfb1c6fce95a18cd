import { StaticRouter } from 'react-router-dom'
import type { PageModule, PageProps } from '../contract.ts'
import { renderWhole } from '../render-whole.ts'

/** Loaded through the dev server (as-released.ts), so that it shares the pages' copies of the libraries. */
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
