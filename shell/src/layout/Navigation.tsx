import { brand } from '@bridge/shared/brand'

export const Navigation = () => (
  <header>
    <nav aria-label="Main">
      <a href="/">{brand.product}</a> <a href="/blog">Blog</a> <a href="/terms">Terms</a> <a href="/contact">Get Started</a>
    </nav>
  </header>
)
