import type { ComponentType, ReactNode } from 'react'
import type { RouterProps } from 'react-router-dom'
import type { Place, TabPlaces } from '../navigation/place.ts'
import { LateLibrary } from './late-library.ts'

const router = new LateLibrary<ComponentType<RouterProps>>('bridge:router')

interface PageRouterProps {
  readonly place: Place
  readonly navigate: TabPlaces['navigate']
  readonly children: ReactNode
}

/** Gives pages that import the router (libraries/router.ts) a router that follows the shell's navigation. */
export function PageRouter({ place, navigate, children }: PageRouterProps) {
  const Router = router.current()
  if (!Router) return children
  const navigator: RouterProps['navigator'] = {
    createHref: (to) => (typeof to === 'string' ? to : addressOf(to)),
    go: (steps) => history.go(steps),
    push: (to, state) => navigate(addressOf(to), { state }),
    replace: (to, state) => navigate(addressOf(to), { state, replace: true }),
  }
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  )
}

type Target = Parameters<RouterProps['navigator']['push']>[0]

const addressOf = (to: Target): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
