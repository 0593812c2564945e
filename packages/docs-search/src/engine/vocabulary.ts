/* eslint-disable max-lines -- a list of data */
// Each line is read when somebody searches (synonyms.ts), and pushed to a hosted index (buildSynonyms.ts).

/** Words that people use for one another, by subject. A word of several words stands for them written together, too. */
export const alike: Record<string, string> = {
  actions: `
    delete, remove, erase, drop
    create, add, new
    update, change, edit, modify
    get, fetch, retrieve, read, obtain
    send, upload, push, import
    save, store, write
    rename, move
    duplicate, copy, clone
    choose, select, pick
    stop, cancel, abort, end
    enable, activate, turn on, switch on
    disable, deactivate, pause, turn off, switch off
    allow, permit
    hide, exclude, omit
    combine, mix
    run, execute, launch, start
    check, verify, validate
  `,
  things: `
    record, object, document
    index, indice
    key, token, credential
    right, permission, acl, privilege
    application, app
    error, exception, failure
    header, parameter, option
    limit, max, maximum
    rate, per
    geo, location, place
    log, debug
    word, term
    typo, misspelling
    recommendation, suggestion
    several, multiple, many
    timeout, deadline, times out, timed out
    host, server
    event, tracking
  `,
  work: `
    migrate, upgrade
    setup, configure, configuration, config
    release, publish
    contribute, contributor
    authentication, auth, login
    javascript, js
    typescript, ts
    wait, await
    repository, repo
    command, cli
    environment, env
    requirement, prerequisite
    pull request, pr, merge request
  `,
};

/** Words of other places, of other search products above all, and ours that a reader with them looks for. Not the other way round. */
export const leadsTo: Record<string, string> = {
  records: `
    mget, multi get → getObjects
    visible, appear, show up, searchable, ready, immediately, take effect, up to date, stale, outdated → wait, task, published, waitForTask
    chunk, large, huge, million, dataset → many, batch, several
    older, newer, date, timestamp → numericFilters, number
    bulk, mass → batch, many, several
    post, put → add, save, send, write
    upsert, create or update, insert or update → addOrUpdateObject, createIfNotExists
    patch, partial update, merge → partial, partialUpdateObject
    increment, decrement, counter, atomic → builtInOperation, increment, partialUpdateObject
    row, item, entity, doc, product, article → record, object
    column, property, field → attribute
    table, collection → index
    truncate, empty, wipe, purge, flush, reset, clean → clear, clearObjects, delete, all
    export, dump, scroll, iterate, loop, cursor, crawl, download → browse, all
    back up, backing up, snapshot → copy, operationIndex
    reindex, rebuild, full import, resync, refresh → replaceAllObjects, replace
    swap, alias, zero downtime, downtime → move, replaceAllObjects, rename
    primary key, uuid, guid, unique id → objectID, ID
    async, asynchronous, queue, job, eventually consistent, refresh interval → task, wait, waitForTask
    nested, schema, mapping → attribute, setting
    get rid of, discontinued, unpublish → delete, deleteObject
    prune → deleteBy, filter
    disk space → listIndices, dataSize, entries
    race condition, concurrency, concurrent, optimistic locking, version conflict → IncrementFrom, IncrementSet, builtInOperation
    idempotent → objectID, addOrUpdateObject
    catalog, catalogue → record, index
    populate, seed → send, batch
    transaction → batch, task
    rollback, recycle bin → undo, restore, rolled
    blue green, without interruption → move, replaceAllObjects, temporary
    lag, consistency → wait, task, published, waitForTask
    insert → add, save, send, write, record
    identifier → ID, objectID
    overview → list
    detail, look up → get
    staging, transfer → copy, environment
    done → status, task, finished
    synchronous → wait
    once → several
    upload → batch
    vanish, disappear → missing, delete
    everything → all, browse
  `,
  relevance: `
    fuzzy, levenshtein, spelling, misspell, misspelled, spell check, edit distance, mistake, did you mean → typo, typoTolerance, correction
    autocomplete, type ahead, search as you type, autosuggest, completion, suggester, instant → suggestion, prefix, queryType
    prefix, wildcard, starts with, partial match → queryType, prefix
    stemming, stemmer, lemmatization, inflection, singular → plural, ignorePlurals
    noise word → removeStopWords, stopword
    boost, boosting, relevance, scoring, popularity, rank → ranking, customRanking, optionalFilters, relevancy
    sort, order by, sort by, sorting → ranking, customRanking, replica, sort
    pin, pinned, merchandising, merchandise, curation, sponsored, promotion, elevate → promote, rule, consequence
    banner, redirect, landing page → userData, renderingContent
    bury, demote, suppress → hide, exclude
    dedupe, deduplicate, deduplication, duplicate, duplicate result, unique, collapse, collapsing, grouping, group by, variant → distinct, attributeForDistinct
    vector, neural, embedding, hybrid → semanticSearch, semantic
    min score, cutoff, threshold → relevancyStrictness
    phrase, exact match, quote, boolean → advancedSyntax, exact
    analyzer, tokenizer, tokenization, punctuation, special character, hyphen → separatorsToIndex, separator
    accent, umlaut, diacritic, ascii folding → keepDiacriticsOnCharacters, normalization
    equivalent, thesaurus, alternative → synonym
    fallback, relax, zero hit → removeWordsIfNoResults, optionalWords
    multilingual, locale, i18n, translation → language, queryLanguages, indexLanguages
    priority → searchableAttributes, important
    best selling, sortable, ascending, descending → customRanking, replica, ranking
    bm25, tf idf, tie breaker → ranking, customRanking, criterion
    fuzziness → typoTolerance, minWordSizefor1Typo, minWordSizefor2Typos
    barcode, serial number → disableTypoToleranceOnAttributes, allowTyposOnNumericTokens, disablePrefixOnAttributes
    substring, infix, ngram → queryType, prefix
    slop, adjacent → minProximity, proximity
    abbreviation, acronym, interchangeable → synonym, saveSynonym
    unidirectional → onewaysynonym
    dutch → decompoundQuery, decompoundedAttributes, compound
    cjk, chinese, romanization → indexLanguages, attributesToTransliterate
    voice, speech, conversational → naturalLanguages
    internationalization, localization, l10n → queryLanguages, indexLanguages, language
    char filter → customNormalization
    hashtag → separatorsToIndex, punctuation
    verbatim → advancedSyntax, excludeWords, exactPhrase
    rewrite → rule, edits, consequence
    query understanding, detect brand, detect category → automaticFacetFilters, rule
    spotlight, editorial → promote, rule, position
    seasonal, christmas → validity, rule, campaign
    smartphone, phone, desktop, device → ruleContexts, analyticsTags, mobile
    rerank, self learning → enableReRanking, reRankingApplyFilter
    knn → neuralSearch, semanticSearch, mode
    lexicon, irregular plural, filler → dictionary, batchDictionaryEntries
    filler word → removeStopWords, stopwords
    stop word → removeStopWords, stopword, dictionary, batchDictionaryEntries
    linguistic → dictionary
    override, curate → rule
    teach → dictionary, synonym
    weight → ranking, customRanking, optionalFilters, relevancy, searchableAttributes
  `,
  results: `
    skip → offset
    aggregation, aggregate, bucket, checkbox, category, drill down, sidebar, histogram → facet
    excerpt, preview, fragment, summary, teaser, ellipsis → snippet, attributesToSnippet
    bold, emphasis, emphasize, mark → highlight, attributesToHighlight
    page size, results per page, per page, size → hitsPerPage
    pagination, paginate, paging, infinite scroll, load more, next page → page, hitsPerPage, offset, paginationLimitedTo, browse
    projection, select field, returned field, source filtering, sensitive, private → attributesToRetrieve, unretrievableAttributes
    range, between, greater, less, price, slider → numericFilters, number, numeric
    where clause, condition, negation, criteria → filter, condition
    multi search, federated, msearch, multi index → several, multipleQueries, multiple
    took, latency, duration, slow → processingTimeMS, timeout
    total, hit count, found → nbHits
    explain, explanation, why ranked, score detail → getRankingInfo, _rankingInfo
    bandwidth → responseFields, attributesToRetrieve
    inexact → exhaustiveNbHits, exhaustiveFacetsCount, estimate
    xss, sanitize → highlightPreTag, highlightPostTag, escaped
    cheaper, expensive, budget → numericFilters, filters, comparison
    in clause → facetFilters, several
    breadcrumb, subcategory, dropdown → facets, facetFilters, filter
    refinement, brand, department, color, colour → facet, filter
    label → tag, tagFilters
    expression, clause → filter
    cost → price, numericFilters
    zero → no, without
  `,
  places: `
    nearby, near, near me, closest, nearest, proximity search, gps, coordinate, latitude, longitude, store locator, around me → aroundLatLng, aroundRadius, geo, around
    viewport, bounding box, rectangle, map → insideBoundingBox, rectangle
    area, shape, district, zone → insidePolygon, polygon
    data center → region
    kilometer, kilometre, km, mile → aroundRadius, metres
    store finder, lat lon → aroundLatLng, _geoloc, geo
    geoip, visitor location → aroundLatLngViaIP, _geoloc
    delivery area, geojson, neighborhood, geofence → insidePolygon, polygon
    data residency → region, eu
    europe → eu, region
    eu → region, server
  `,
  keys: `
    expose, client side → secured, browser
    hmac, sign, signature, signed → secured, generateSecuredApiKey
    allow list, white list, ip range, ip address, cidr, firewall, ip restriction → source, allowed, vault, appendSource
    deny list, block list, black list, ban, block → source, allowed, vault, referers
    restrict, restriction, lock down → limit, allowed, filter
    domain, origin, referrer, website, referer → referers
    multi tenant, row level, per user, user specific, scoped, virtual → secured, queryParameters, generateSecuredApiKey
    ttl, expiry, expire, expiration, lifetime, temporary, short lived → validity, validUntil
    revoke, invalidate, rotate, leak, leaked, compromised → delete, key, deleteApiKey
    undelete, recover, undo, bring back → restore, restoreApiKey
    quota, throttle, throttling, rate limit, too many request, abuse → maxQueriesPerIPPerHour, 429
    admin key → key, credential
    role, scope, grant, access, authorize, authorization → acl, right
    forbidden, unauthorized, access denied, not allowed, denied → 403, right, acl
    audit, history, access log → log, getLogs
    shard, partition, node → cluster
    bearer → credential, key, authentication
    least privilege → acl, right, addApiKey
    master key, superuser → admin, key
    propagate → waitForApiKey, everywhere
    hardcode, stolen → key, server, secured
    scrape, scraper, ddos, denial of service, brute force → maxQueriesPerIPPerHour, maxHitsPerQuery
    subnet, vpn → source, vault, appendSource, allowed
    premium, payment required, free tier → 402, feature, account
    load balancing, rebalance, scale out, mcm → cluster, assignUserId
    biggest customer, heavy user, noisy neighbor → getTopUserIds, largest
    tenant → secured, queryParameters, generateSecuredApiKey, userID, cluster
    someone, person → user
    plan, subscription → 402, feature
    frontend → secured, browser, search, lite
    must, required → need, right
    office → source, allowed
    password, secret → key, credential, authentication
  `,
  clients: `
    initialize, initialise, init, instantiate, construct, constructor, singleton, connect → create, client
    generic, typed, type safe, type safety, strongly typed → type, typescript
    sdk, library, driver, wrapper, gem, module → client, package
    middleware, interceptor, transport, proxy, http client, adapter, curl, fetch api → HTTP, layer, requester
    failover, unreachable, dns, down, outage, connection, network → host, retry, unreachable
    endpoint, url, base url, route → path, host, endpoint
    raw request, custom request, unsupported → path, endpoint, method
    backoff, poll, polling, interval, sleep → retry, delay, wait
    user agent, assistant, chatgpt, copilot, llm → agent
    memoize, memory → cache
    cdn, without bundler, no build → script, tag, browser
    bundle size, lightweight, small, tree shaking, minimal → lite, bundle
    mock, stub, fake, fake server, test server, mock server, sandbox, offline, unit test, trial, simulate → mock, account, layer, test
    typing, interface, definition → type, typescript
    npm, yarn, gradle, dependency → install, package
    getting started, quick start, hello world, tutorial, example, first step → introduction, first, program, installation
    breaking change, changelog, differences, incompatible, deprecated, deprecation → migration, change, behaviour
    eol, end of life, lts, maintained, supported → support, stable
    missing, removed, gone, not found, undefined → missing, 404, exist
    side by side, both version, parallel, same time, coexist, together → alongside, both
    crash, broken, problem, issue, trouble, troubleshoot, bug, wrong, fail, failing → error, wrong, problem
    try catch, handle, rescue, error handling → catch, error
    account, dashboard, console → application, dashboard, key
    postman → spec, download, YAML
    performance, optimize → processingTimeMS, cache, slower
    keep alive → httpAgent, requester
    hang, stuck, takes forever → timeout, retries
    econnreset, econnrefused, enotfound, etimedout → RetryError, host, unreachable
    fault tolerance, resilience, redundancy → fallback, hosts, retries
    malformed → 400, invalid
    payload too large → 413, smaller
    bad gateway, service unavailable → 500, 5xx, retry
    unauthenticated → 401, 403, Invalid
    stale cache → clearCache, responsesCache
    persist cache → createBrowserLocalStorageCache, cache
    undocumented, arbitrary request, escape hatch → endpoint, path, customGet, customPost
    non blocking, coroutine → blocking, async
    commonjs, esm → require, import, moduleResolution
    beta, unstable → alpha, stable, snapshot
    suspend → disable, enabled
    reactivate → enable, enabled
    html → script, tag, browser, highlight
    base → server, host
    serverless, cloudflare, lambda, vercel → edge
    v5, major → version, migration
    break → migration, behaviour
    argument → parameter
    composer → install, package, php
    maven → install, package, java
    low level → Advanced, path
    raw → path, endpoint, method, Advanced
    swagger → spec, download, YAML, reference
    different → behaviour, change
  `,
  analytics: `
    profanity, swear, offensive, bad word → exclude
    track, record click → event, pushEvents
    kpi, statistics, stats, report, reporting, insight, measure → analytics, metric, rate
    ctr, click rate → click, clickThroughRate, rate
    popular, most searched, common, best, frequent → top, frequent, most
    zero result, empty result, nothing found, return nothing, dead end → noResults, getSearchesNoResults, without
    experiment, split test, split testing, variation, ab test → abtest, variant
    visitor, audience, cohort, customer, people → user, segment
    pixel, telemetry, impression, view → event, pushEvents, view
    purchase, sale, checkout, buy, bought, add to cart, order → conversion, event
    privacy, gdpr, erasure, forget, anonymize, personal data → deleteUserToken, deleteUserProfile, profile
    nation, where from → country, getTopCountries
    search term → getTopSearches, frequent, searches
    search volume, query volume → getSearchesCount, searches
    bounce, abandon → getSearchesNoClicks, getNoClickRate
    unmet demand → getSearchesNoResults, getNoResultsRate
    unique visitor → getUsersCount
    heatmap → getAverageClickPosition, getClickPositions
    turnover, income, earnings, gmv, money → revenueAnalytics, revenue, currencies
    ratio, proportion → rate, share, percentage
    yesterday → startDate, endDate
    utm, dimension, breakdown → analyticsTags
    opt out, consent → analytics, clickAnalytics, userToken
    basket, trolley, shopping bag → addToCart, cart
    guest, session id, visitor id → userToken, authenticatedUserToken
    correlate → queryID, clickAnalytics
    historical event → timestamp, pushEvents
    wish list, favorite, favourite → conversion, eventName
    clickstream, interaction, engagement → event, eventType, pushEvents
    dollar, euro → currency, currencies
    ccpa, pii → deleteUserToken, deleteUserProfile, forgotten
    canary → abtest, trafficPercentage, variant
    statistically significant, winner → significance, clickSignificance, conversionSignificance
    search bar → suggestions, createConfig, querySuggestionsClient
    shopper → user, segment, profile
    trait → profile
    keyword → search
    often → rate
  `,
  recommendations: `
    bought together, frequently bought, you may also like, carousel → recommendation, getRecommendations, boughtTogether
    related, similar, look alike, also bought, cross sell, upsell → recommendation, getRecommendations, related, model
    trend, hot, bestseller → trending, recommendation
    machine learning, ml, prediction, forecast, training → model, predict
    affinity, preference, interest, taste → profile, personalization, affinity
    tailored, individual, customized result → personalization, enablePersonalization
    complementary, accessory → bought, together, getRecommendations
    substitute → related, getRecommendations
    viral, homepage → trending, getRecommendations
    signal → eventScoring, facetScoring, strategy
    strength → personalizationImpact, strategy
    churn, propensity, likelihood → funnel_stage, model, segment
    clv → order_value, model
    accuracy, how accurate → getModelMetrics, precision, recall
    target group, targeting, persona, mailing list → segment, createSegment, getSegmentUsers
    ai → model, predict, agent
    classifier → model
  `,
  ingestion: `
    database, warehouse → source, createSource
    etl, integration, feed, synchronize → ingestion, source, destination
    nightly, night, daily, hourly, periodic, periodically, recurring, every day, every night, timer, schedule, automatic → cron, schedule, trigger
    spreadsheet, csv file → SourceCSV, csv
    sink, output, target → destination
    trigger, manually, on demand, kick off → run, runTask, trigger, hand
    execution → run, getRuns, observability
    online shop, online store, webshop, storefront → bigcommerce, commercetools, platform
    excel, tsv → SourceCSV, csv
    remote file → SourceJSON, SourceCSV
    cast → mapping, SourceCSV
    oauth2 → createAuthentication, authentication, AuthInput
    full refresh, full sync → replace, action, task
    incremental, delta → save, action, subscription
    webhook, change data capture, cdc → subscription, SubscriptionTrigger, trigger
    sync failed, sync history, sync status, last sync → listRuns, getRun, listEvents, outcome
    crontab, timezone, midnight → cron, schedule
    sync, pipeline → ingestion, source, destination, task
    connector → ingestion, source, destination, authentication
  `,
  contributing: `
    codegen, generator, code generation, openapi → generate, generated, spec
    ci, github action, workflow, continuous integration → CI, check, pull
    conventional commit, commit message, branch name → commit, title, scope
    develop, local, dev environment, get started → setup, repository
    fixture, snapshot test, integration test, e2e, cts → suite, cts, test
    bump, semver, version number, deploy → release, version
    prettier, formatter, style, eslint, linter → format, lint
    template, mustache → template, mustache
    sdk language, new language, port → language
    container, vm → docker, container
    onboarding → contribute, setup, clone
    contact, forum, community → help, report, issue
    architecture, folder structure, project structure, monorepo → layout, repository
    golang → language, generator, Go
    regression → cts, test, suite
    demo, repl, manual test → playground, try, mock
    code owner → review, merge
    flaky → CI, check, fails
    hotfix → release, publication, version
    regenerate → generate
    assertion → test
    yaml → spec
  `,
};
