import { savesData } from '../browser/connection.ts'

/** Whether a visitor allows counting, and does not save data. */
export const mayReport = (): boolean =>
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  !savesData()
