/** A version as commands accept it: the first digits of its hash. */
export const shortened = (version: string): string => version.slice(version.lastIndexOf('-') + 1).slice(0, 12)
