/**
 * The file behind the bare name 'react-router-dom'. The shell navigates without it; a page that imports it
 * gets its context from the router that loads with it (loading/PageRouter.tsx).
 */
import { Router } from 'react-router-dom'

export {
  BrowserRouter,
  Link,
  matchPath,
  NavLink,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'

globalThis.dispatchEvent?.(new CustomEvent('bridge:router', { detail: Router }))
