// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.ClientOptions;
import com.algolia.config.RequestOptions;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.exceptions.AlgoliaRetryException;
import com.algolia.model.search.*;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

// endregion

class MigrateJava {

  // region setup
  public static class Film {

    public String objectID;
    public String title;
    public Integer year;

    public Film() {}

    public Film(String objectID, String title, Integer year) {
      this.objectID = objectID;
      this.title = title;
      this.year = year;
    }
  }

  // endregion

  // region find-one
  static Film findFilm(SearchClient client, Predicate<Film> isMatch) {
    for (Film film : client.browseObjects("films", Film.class)) {
      if (isMatch.test(film)) return film;
    }
    return null;
  }

  // endregion

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region search-one
    SearchParamsObject params = new SearchParamsObject()
      .setQuery("dune")
      .setHitsPerPage(5);
    SearchResponse<Film> found = client.searchSingleIndex("films", params, Film.class);
    for (Film film : found.getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region search-many
    List<SearchResponse<Film>> results = client.searchForHits(
      Arrays.asList(
        new SearchForHits().setIndexName("films").setQuery("alien").setHitsPerPage(1),
        new SearchForHits().setIndexName("films_by_year").setQuery("piano")
      ),
      Film.class
    );
    for (SearchResponse<Film> result : results) {
      System.out.println(result.getIndex() + " " + result.getNbHits());
    }
    // endregion

    // region get-records
    GetObjectsParams wanted = new GetObjectsParams()
      .addRequests(new GetObjectsRequest().setIndexName("films").setObjectID("dune"))
      .addRequests(new GetObjectsRequest().setIndexName("films").setObjectID("alien"));
    List<Film> records = client.getObjects(wanted, Film.class).getResults();
    // endregion
    System.out.println(records.size());

    // region facet-values
    SearchForFacetValuesResponse directors = client.searchForFacetValues(
      "films",
      "director",
      new SearchForFacetValuesRequest().setFacetQuery("rid")
    );
    for (FacetHits hit : directors.getFacetHits()) {
      System.out.println(hit.getValue() + ": " + hit.getCount());
    }
    // endregion

    // region browse
    for (Film film : client.browseObjects("films", Film.class)) {
      System.out.println(film.title);
    }
    // endregion

    // region async
    client
      .searchSingleIndexAsync("films", params, Film.class)
      .thenAccept(response -> System.out.println(response.getNbHits()))
      .join();
    // endregion

    // region save-one
    Film heat = new Film("heat", "Heat", 1995);
    SaveObjectResponse saved = client.saveObject("films", heat);
    client.waitForTask("films", saved.getTaskID());
    // endregion

    // region update-one
    Map<String, Object> changes = Collections.singletonMap("director", "Michael Mann");
    boolean createIfNotExists = false;
    Long updateID = client
      .partialUpdateObject("films", "heat", changes, createIfNotExists)
      .getTaskID();
    client.waitForTask("films", updateID);
    // endregion

    // region save-many
    List<Film> films = Arrays.asList(
      new Film("ran", "Ran", 1985),
      new Film("roma", "Roma", 2018)
    );
    boolean waitForTasks = true;
    client.saveObjects("films", films, waitForTasks, new RequestOptions());
    // endregion

    // region update-many
    List<Film> corrections = Arrays.asList(new Film("ran", "Ran (1985)", 1985));
    client.partialUpdateObjects("films", corrections, createIfNotExists, waitForTasks);
    // endregion

    // region delete-many
    client.deleteObjects(
      "films",
      Arrays.asList("heat", "roma"),
      waitForTasks,
      new RequestOptions()
    );
    // endregion

    // region settings
    IndexSettings settings = new IndexSettings()
      .addAttributesForFaceting("searchable(director)")
      .addAttributesForFaceting("searchable(genres)");
    boolean forwardToReplicas = true;
    client.waitForTask(
      "films",
      client.setSettings("films", settings, forwardToReplicas).getTaskID()
    );
    // endregion

    // region copy
    OperationIndexParams backup = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination("films_backup");
    client.waitForTask("films", client.operationIndex("films", backup).getTaskID());
    // endregion

    // region rules
    Rule rule = new Rule()
      .setObjectID("halloween")
      .addConditions(new Condition().setPattern("halloween").setAnchoring(Anchoring.IS))
      .setConsequence(
        new Consequence().setParams(new ConsequenceParams().setFilters("genres:Horror"))
      );
    boolean clearExistingRules = true;
    client.waitForTask(
      "films",
      client
        .saveRules("films", Arrays.asList(rule), false, clearExistingRules)
        .getTaskID()
    );
    // endregion

    // region api-key
    ApiKey filmPage = new ApiKey()
      .addAcl(Acl.SEARCH)
      .setDescription("Film page")
      .addIndexes("films");
    String key = client.addApiKey(filmPage).getKey();
    client.waitForApiKey(key, ApiKeyOperation.ADD);
    // endregion

    // region exists
    System.out.println(client.indexExists("films_backup"));
    // endregion

    // region replace-all
    client.replaceAllObjects("films_backup", films);
    // endregion

    // region find-one
    Film early = findFilm(client, film -> film.year < 1980);
    // endregion
    System.out.println(early.title);

    // region secured-key
    String securedKey = client.generateSecuredApiKey(
      "YOUR_SEARCH_KEY",
      new SecuredApiKeyRestrictions()
        .setFilters("genres:Drama OR genres:Romance")
        .addRestrictIndices("films")
        .setValidUntil(Instant.now().plus(Duration.ofHours(1)).getEpochSecond())
    );
    // endregion

    // region secured-search
    SearchClient visitor = new SearchClient("YOUR_APP_ID", securedKey);
    System.out.println(visitor.searchSingleIndex("films", Film.class).getNbHits());
    visitor.close();
    // endregion

    // region secured-validity
    Duration left = client.getSecuredApiKeyRemainingValidity(securedKey);
    // endregion
    System.out.println(left.getSeconds() > 3000);

    // region errors
    try {
      client.getObject("films", "none");
    } catch (AlgoliaApiException exception) {
      System.out.println("Rejected with status " + exception.getStatusCode());
    } catch (AlgoliaRetryException exception) {
      System.out.println("Every host failed");
    }
    // endregion

    // region options
    ClientOptions options = ClientOptions.builder()
      .setConnectTimeout(Duration.ofSeconds(1))
      .setReadTimeout(Duration.ofSeconds(3))
      .addDefaultHeader("x-forwarded-for", "192.0.2.1")
      .addAlgoliaAgentSegment("film-shop", "2.1.0")
      .build();
    SearchClient tuned = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY", options);
    // endregion

    // region proxy
    Proxy proxy = new Proxy(
      Proxy.Type.HTTP,
      InetSocketAddress.createUnresolved("proxy.example.com", 8080)
    );
    ClientOptions proxied = ClientOptions.builder()
      .setRequesterConfig(requester ->
        requester.setHttpClientConfig(http -> http.proxy(proxy))
      )
      .build();
    // endregion
    System.out.println(proxied.getReadTimeout().getSeconds());

    // region request-options
    RequestOptions requestOptions = new RequestOptions()
      .addExtraHeader("x-algolia-usertoken", "visitor-1")
      .setReadTimeout(Duration.ofSeconds(10));
    tuned.searchSingleIndex("films", params, Film.class, requestOptions);
    // endregion
    tuned.close();

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
