#!/usr/bin/env node
'use strict'

/* Pushes the nightly product export to Algolia in chunks. Usage: sync-products.cjs products.json [--clear] */

var fs = require('fs')
var algoliasearch = require('algoliasearch')

var CHUNK = 5000
var file = process.argv[2]
var clear = process.argv.indexOf('--clear') !== -1

if (!file) {
  console.error('usage: sync-products.cjs <file> [--clear]')
  process.exit(1)
}

var client = algoliasearch(process.env.ALGOLIA_APP, process.env.ALGOLIA_KEY)
var index = client.initIndex(process.env.ALGOLIA_INDEX || 'products')

function chunk(list, size) {
  var out = []
  for (var i = 0; i < list.length; i += size) out.push(list.slice(i, i + size))
  return out
}

async function main() {
  var products = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (clear) await index.clearObjects().wait()

  var seen = new Set()
  var chunks = chunk(products, CHUNK)
  for (var i = 0; i < chunks.length; i++) {
    var batch = chunks[i].map(function (p) {
      seen.add(String(p.sku))
      return Object.assign({}, p, { objectID: String(p.sku) })
    })
    var res = await index.saveObjects(batch)
    await index.waitTask(res.taskIDs[res.taskIDs.length - 1])
    console.log('chunk %d/%d: %d records', i + 1, chunks.length, res.objectIDs.length)
  }

  // what is no longer in the export goes away
  var gone = []
  await index.browseObjects({
    query: '',
    attributesToRetrieve: ['objectID'],
    batch: function (hits) {
      hits.forEach(function (hit) {
        if (!seen.has(hit.objectID)) gone.push(hit.objectID)
      })
    },
  })
  if (gone.length) await index.deleteObjects(gone).wait()
  console.log('%d deleted', gone.length)

  await client.copyIndex(index.indexName, index.indexName + '_backup').wait()
}

main().catch(function (err) {
  console.error(err)
  process.exit(1)
})
