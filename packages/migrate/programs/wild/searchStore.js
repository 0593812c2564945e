import { defineStore } from 'pinia'
import algoliasearch from 'algoliasearch'

const algolia = algoliasearch('APPID', 'SEARCHKEY', {
  timeouts: { connect: 1, read: 2, write: 30 },
})

const indices = {
  songs: algolia.initIndex('songs'),
  artists: algolia.initIndex('artists'),
}

export const useSearchStore = defineStore('search', {
  state: () => ({ songs: [], artists: [], genres: [], busy: false, error: null }),
  actions: {
    async search(q) {
      this.busy = true
      this.error = null
      try {
        const { results } = await algolia.multipleQueries([
          { indexName: 'songs', query: q, params: { hitsPerPage: 10, clickAnalytics: true } },
          { indexName: 'artists', query: q, params: { hitsPerPage: 3 } },
        ])
        this.songs = results[0].hits
        this.artists = results[1].hits
      } catch (err) {
        this.error = err.message
      } finally {
        this.busy = false
      }
    },

    async loadGenres(prefix = '') {
      const { facetHits } = await indices.songs.searchForFacetValues('genre', prefix, {
        maxFacetHits: 20,
      })
      this.genres = facetHits.map((f) => f.value)
    },

    loadArtist(id) {
      return indices.artists.getObject(id).then((artist) => {
        this.artists = [artist]
      })
    },

    loadSongs(ids) {
      return indices.songs
        .getObjects(ids, { attributesToRetrieve: ['title', 'artist'] })
        .then(({ results }) => {
          this.songs = results.filter(Boolean)
        })
    },
  },
})
