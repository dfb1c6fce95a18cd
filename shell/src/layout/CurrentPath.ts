import { createContext } from 'react'

/** The path that the layout is rendered for; layout/mark-current.ts follows later navigations. */
export const CurrentPath = createContext('/')
