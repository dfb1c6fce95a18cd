export function ensureTools(needed?: readonly string[]): void
