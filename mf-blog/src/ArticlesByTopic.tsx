import { ByQuery } from '@bridge/shared/ui/ByQuery'
import { Container } from '@bridge/shared/ui/Container'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleGrid } from './ArticleGrid.tsx'
import { articles } from './article-list.ts'
import { list } from './content/list-page.ts'
import { TopicLinks } from './TopicLinks.tsx'
import { type Topic, topicOf, topics } from './topics.ts'

const about = (topic: Topic | undefined) => articles.filter((article) => !topic || article.topic === topic)

const written = topics.filter((topic) => about(topic).length > 0)

/** All articles, or those about the topic in the address. */
export const ArticlesByTopic = () => (
  <Container id="articles">
    <ByQuery keys={['topic']} status={({ topic }) => statusOf(topicOf(topic))}>
      {({ topic: key }) => {
        const topic = topicOf(key)
        return (
          <>
            <TopicLinks topics={written} chosen={topic} />
            <ArticleGrid data-long="">
              {about(topic).map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </ArticleGrid>
          </>
        )
      }}
    </ByQuery>
  </Container>
)

const statusOf = (topic: Topic | undefined): string => list.topics.status(about(topic).length, topic)
