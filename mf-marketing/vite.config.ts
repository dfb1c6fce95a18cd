import { remote } from '@bridge/shared/vite'

export default remote({
  name: 'mf-marketing',
  pages: {
    home: 'src/pages/home.tsx',
    product: 'src/pages/product.tsx',
    'use-case': 'src/pages/use-case.tsx',
    about: 'src/pages/about.tsx',
    careers: 'src/pages/careers.tsx',
    mission: 'src/pages/mission.tsx',
    faq: 'src/pages/faq.tsx',
  },
})
