import { savesData } from '../browser/connection.ts'

/** Whether the visitor allows counting, and is not saving data. */
export const mayReport = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  !savesData()
