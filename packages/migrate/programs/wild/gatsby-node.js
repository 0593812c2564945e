const algoliasearch = require(`algoliasearch`)

const DEFAULTS = { chunkSize: 1000, dryRun: false }

exports.onPostBuild = async (
  { graphql, reporter },
  { appId, apiKey, queries, ...pluginOptions },
) => {
  const options = { ...DEFAULTS, ...pluginOptions }
  const activity = reporter.activityTimer(`index to Algolia`)
  activity.start()

  const client = algoliasearch(appId, apiKey)

  await Promise.all(
    queries.map(async ({ indexName, query, transformer = (x) => x, settings }, i) => {
      const index = client.initIndex(indexName)
      const temporary = client.initIndex(`${indexName}_tmp`)
      const isThere = await index.exists()
      const target = isThere ? temporary : index

      if (isThere) await client.copySettings(index.indexName, temporary.indexName).wait()

      const result = await graphql(query)
      if (result.errors) reporter.panic(`failed to index`, result.errors)
      const objects = transformer(result)

      for (let start = 0; start < objects.length; start += options.chunkSize) {
        const { taskID } = await target.batch(
          objects
            .slice(start, start + options.chunkSize)
            .map((body) => ({ action: 'addObject', body })),
        )
        await target.waitTask(taskID)
      }

      if (settings) {
        const { replicas, ...rest } = await index.getSettings()
        await target.setSettings({ ...rest, ...settings }).wait()
        activity.setStatus(`${replicas ? replicas.length : 0} replicas`)
      }
      if (isThere) await client.moveIndex(temporary.indexName, index.indexName).wait()
      activity.setStatus(`${i + 1}/${queries.length}: ${objects.length} records`)
    }),
  )
  activity.end()
}
