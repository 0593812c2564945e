'use strict';

const { default: algoliasearch } = require('algoliasearch');

const prefix = process.env.NODE_ENV || 'development';
let client;

const getClient = () => {
  if (!client) {
    client = algoliasearch(
      strapi.config.get('algolia.applicationId'),
      strapi.config.get('algolia.apiKey'),
    );
  }
  return client;
};

const getIndex = (name) => getClient().initIndex(`${prefix}_${name}`);

const toRecord = ({ id, slug, title, body, author, ...rest }) => ({
  objectID: `${id}`,
  slug,
  title,
  body: (body || '').slice(0, 5000),
  author: author && author.username,
  publishedAt: rest.publishedAt ? +new Date(rest.publishedAt) : null,
});

module.exports = {
  async afterCreate({ result }) {
    if (!result.publishedAt) return;
    await getIndex('articles').saveObject(toRecord(result));
  },

  async afterUpdate({ result }) {
    const index = getIndex('articles');
    if (result.publishedAt) {
      await index.saveObject(toRecord(result)).wait();
    } else {
      await index.deleteObject(`${result.id}`).wait();
    }
  },

  afterDelete({ result }) {
    return getIndex('articles').deleteObject(`${result.id}`);
  },

  async reindex() {
    const articles = await strapi.entityService.findMany('api::article.article', {
      populate: ['author'],
    });
    const index = getIndex('articles');
    const tmp = getIndex('articles_tmp');

    await getClient()
      .copyIndex(index.indexName, tmp.indexName, { scope: ['settings', 'synonyms', 'rules'] })
      .wait();
    await tmp.saveObjects(articles.map(toRecord)).wait();
    await getClient().moveIndex(tmp.indexName, index.indexName).wait();
    const { items } = await getClient().listIndices();
    strapi.log.info(`algolia: ${items.length} indices`);
  },
};
