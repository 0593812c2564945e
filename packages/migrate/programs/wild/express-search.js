import express from 'express';
import createError from 'http-errors';
import algoliasearch from 'algoliasearch';

const client = algoliasearch(process.env.ALGOLIA_APP_ID, process.env.ALGOLIA_API_KEY);

/** Puts an index on each request: req.index */
export function withIndex(name) {
	const index = client.initIndex(name);
	return (req, _res, next) => {
		req.index = index;
		next();
	};
}

export const router = express.Router();
router.use(withIndex('articles'));

router.get('/search', async (req, res, next) => {
	const { q = '', page = 0, ...rest } = req.query;
	try {
		const result = await req.index.search(q, {
			page: Number(page),
			headers: { 'X-Forwarded-For': req.ip },
			analyticsTags: ['server'],
			...(rest.author && { facetFilters: [`author:${rest.author}`] })
		});
		res.json({ hits: result.hits, pages: result.nbPages });
	} catch (err) {
		next(err.status === 404 ? createError(404) : err);
	}
});

router.post('/articles', express.json(), async (req, res) => {
	const { objectID } = await req.index
		.saveObject(req.body, { autoGenerateObjectIDIfNotExist: true })
		.wait();
	res.status(201).json({ objectID });
});

router.delete('/articles/:id', async (req, res) => {
	await req.index.deleteObject(req.params.id).wait();
	res.sendStatus(204);
});

// a key for the browser that only sees what this user may read
router.get('/search-key', (req, res) => {
	const validUntil = Math.floor(Date.now() / 1000) + 15 * 60;
	res.json({
		key: client.generateSecuredApiKey(process.env.ALGOLIA_SEARCH_KEY, {
			filters: `visible_by:${req.user.id} OR visible_by:everybody`,
			validUntil,
			userToken: req.user.id
		})
	});
});
