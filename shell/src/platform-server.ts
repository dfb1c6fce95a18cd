/** The same libraries for Node: one copy for the shell's renderer and every remote's pages. */

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
export { toast } from 'sonner'
export * from './platform.ts'
