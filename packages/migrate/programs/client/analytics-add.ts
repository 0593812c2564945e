import algoliasearch from 'algoliasearch'

const analytics = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initAnalytics()

const { index } = await analytics.addABTest({
  name: 'Ranking',
  variants: [
    { index: 'films', trafficPercentage: 60 },
    { index: 'films_by_year', trafficPercentage: 40, description: 'newest first' },
  ],
  endAt: '2099-01-01T00:00:00Z',
})
console.log(index)
