/**
 * The file behind the bare name 'sonner'. Only pages that show toasts import it, so the shell mounts the toaster when
 * it arrives (loading/Toasts.tsx), before any toast, and needs no network when the first toast says that the network
 * is down.
 */
import { Toaster } from 'sonner'

export { toast } from 'sonner'

globalThis.dispatchEvent?.(new CustomEvent('bridge:toaster', { detail: Toaster }))
