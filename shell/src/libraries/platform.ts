/**
 * The shared libraries that every page needs, as one file for the whole site: every name that a remote may import, plus
 * what the shell needs. The other two libraries have their own files: router.ts and toaster.ts. The build copies the
 * names from these files into artifact.json, and the gate holds remotes to them. There is no createGlobalStyle, because
 * it would style other teams' elements.
 */
import { soundErrors } from './quiet-errors.ts'
import './adopt-styles.ts'

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
export { css, keyframes, styled } from 'styled-components'

soundErrors()
