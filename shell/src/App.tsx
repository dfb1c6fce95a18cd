import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { PageOutlet, type PageSource } from './loading/PageOutlet.tsx'
import { useScrollOnNavigation } from './navigation/use-scroll-on-navigation.ts'

interface AppProps {
  readonly pages: PageSource
  /** Browser only: wires the document's links to the router. */
  readonly onReady?: (navigate: (to: string) => void) => () => void
}

export function App({ pages, onReady }: AppProps) {
  const navigate = useNavigate()
  useScrollOnNavigation()
  useEffect(() => onReady?.(navigate), [onReady, navigate])
  return (
    <Layout>
      <PageOutlet pages={pages} />
    </Layout>
  )
}
