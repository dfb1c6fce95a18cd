/**
 * The shared libraries, as one file for the whole site: every name that a remote may import, and what the shell
 * needs besides. The build reads the names from here into artifact.json; the gate holds remotes to them.
 */
export {
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useActionState,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { createPortal, flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
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
export { createGlobalStyle, css, keyframes, styled } from 'styled-components'
