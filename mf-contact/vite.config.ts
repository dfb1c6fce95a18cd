import { remote } from '@bridge/shared/vite'

export default remote({ name: 'mf-contact', pages: { contact: 'src/pages/contact.tsx' } })
