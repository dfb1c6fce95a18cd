import { createContext } from 'react'

/** The path that the layout is rendered for; layout/mark-current.ts follows navigations from there. */
export const CurrentPath = createContext('/')
