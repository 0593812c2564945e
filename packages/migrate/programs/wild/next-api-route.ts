import type { NextApiRequest, NextApiResponse } from 'next'
import algoliasearch from 'algoliasearch'
import { getAllPosts } from '../../lib/posts'

const client = algoliasearch(
  process.env.NEXT_PUBLIC_ALGOLIA_APP_ID!,
  process.env.ALGOLIA_ADMIN_API_KEY!,
)

type Post = {
  slug: string
  title: string
  excerpt?: string
  tags: string[]
  date: string
}

/** Called by the CMS's web hook after each publication. */
export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return res.status(405).end('Method Not Allowed')
  }
  if (req.headers['x-hook-secret'] !== process.env.HOOK_SECRET) {
    return res.status(401).json({ message: 'Invalid token' })
  }

  const index = client.initIndex(process.env.ALGOLIA_INDEX_NAME ?? 'dev_posts')

  try {
    const posts: Post[] = await getAllPosts()
    const objects = posts.map((post) => ({
      objectID: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      tags: post.tags,
      timestamp: new Date(post.date).getTime(),
    }))

    const { objectIDs } = await index.replaceAllObjects(objects, { safe: true })

    await index.setSettings({
      searchableAttributes: ['title', 'tags', 'excerpt'],
      attributesForFaceting: ['filterOnly(tags)'],
      customRanking: ['desc(timestamp)'],
    })

    return res.status(200).json({ updated: objectIDs.length })
  } catch (e: any) {
    return res.status(e.status || 500).json({ message: e.message })
  }
}
