import { remote } from '@bridge/shared/vite'
import { markdown } from '@bridge/shared/vite/markdown'
import { previews } from './link-previews.tsx'
import { articleKind } from './src/article-kind.ts'

export default remote({
  name: 'mf-blog',
  pages: { list: 'src/pages/list.tsx', article: 'src/pages/article.tsx' },
  plugins: () => [markdown(articleKind), previews()],
})
