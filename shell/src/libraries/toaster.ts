/**
 * The file behind the bare name 'sonner'. Only pages that show toasts import it. The shell mounts the toaster when the
 * library loads (loading/Toasts.tsx): a first toast, to say that the network is down, must not need the network.
 */
import { Toaster, toast } from 'sonner'

export { toast } from 'sonner'

const detail = { Toaster, dismissAll: () => toast.dismiss() }
globalThis.dispatchEvent?.(new CustomEvent('bridge:toaster', { detail }))
