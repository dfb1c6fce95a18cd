import { kitName as kit, type Versions } from './dependencies.ts'

/** The files of a remote with one page, by path in its folder. */
export function remoteFiles(name: string, page: string, versions: Versions): Map<string, string> {
  const title = capitalised(page.replaceAll('-', ' '))
  const component = `${page.split('-').map(capitalised).join('')}Page`.replace(/^(?=\d)/, 'The')
  return new Map([
    ['package.json', packageFile(name, versions)],
    ['vite.config.ts', buildFile(name, page)],
    [`src/pages/${page}.tsx`, pageFile(title, component)],
    [`src/pages/${page}.test.tsx`, testFile(title, component, page)],
  ])
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const packageFile = (name: string, { kit: version, of }: Versions): string => `{
  "name": "@bridge/${name}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "bridge-build"
  },
  "dependencies": {
    "${kit}": "${version}",
    "react": "${of('react')}",
    "react-dom": "${of('react-dom')}",
    "react-router-dom": "${of('react-router-dom')}",
    "sonner": "${of('sonner')}",
    "styled-components": "${of('styled-components')}"
  },
  "devDependencies": {
    "@types/react": "${of('@types/react')}",
    "@types/react-dom": "${of('@types/react-dom')}"
  }
}
`

const buildFile = (name: string, page: string): string => `import { remote } from '${kit}/vite'

export default remote({ name: '${name}', pages: { ${/^[a-z]\w*$/.test(page) ? page : `'${page}'`}: 'src/pages/${page}.tsx' } })
`

const pageFile = (title: string, component: string): string => `import type { Head } from '${kit}/contract'
import { pageTitle } from '${kit}/page-title'
import { Card } from '${kit}/ui/Card'
import { CardGrid } from '${kit}/ui/CardGrid'
import { PageHeader } from '${kit}/ui/PageHeader'
import { Section } from '${kit}/ui/Section'

const cards = [
  { heading: 'One page', text: 'This page is in src/pages, in the folder of its remote.' },
  { heading: 'One kit', text: 'Its components come from shared/ui, its colours from the tokens.' },
]

/** The page is complete without React: its code loads when the visitor first needs it. */
export const hydrate = 'when needed'

export const head = (): Head => ({
  title: pageTitle('${title}'),
  description: '${title}: what this page says, in one sentence for search engines.',
})

export default function ${component}() {
  return (
    <>
      <PageHeader title="${title}" lead="What this page is for, in one sentence." />
      <Section heading="What it is made of">
        <CardGrid $count={cards.length}>
          {cards.map((card) => (
            <Card key={card.heading} {...card} />
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
`

const testFile = (
  title: string,
  component: string,
  page: string,
): string => `import { renderWhole } from '${kit}/render-whole'
import { expect, test } from 'vitest'
import ${component}, { head } from './${page}.tsx'

test('tells visitors and search engines what the page is', async () => {
  expect(head().title).toContain('${title}')
  expect(await renderWhole(<${component} />)).toContain('${title}</h1>')
})
`
