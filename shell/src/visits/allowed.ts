import { savesData } from '../browser/connection.ts'

/** Whether a visitor lets a site count anything, and pays nothing for what it would send. */
export const mayReport = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  !savesData()
