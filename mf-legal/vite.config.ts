import { remote } from '@bridge/shared/vite'
import { markdown } from '@bridge/shared/vite/markdown'
import { policyKind } from './src/policy-kind.ts'

export default remote({
  name: 'mf-legal',
  pages: { policy: 'src/pages/policy.tsx' },
  plugins: () => [markdown(policyKind)],
})
