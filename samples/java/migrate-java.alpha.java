// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.exceptions.AlgoliaRetryException;
import com.algolia.model.search.*;
import com.algolia.utils.ApiKeyOperation;
import com.algolia.utils.ClientOptions;
import com.algolia.utils.RequestOptions;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

// endregion

class MigrateJava {

  // region setup
  public static class Film {

    public String objectID;
    public String title;
    public int year;
  }

  static final SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");

  // endregion

  // region send-in-chunks
  static void sendInChunks(String indexName, Action action, List<?> bodies) {
    List<Long> taskIDs = new ArrayList<>();
    for (int start = 0; start < bodies.size(); start += 1000) {
      List<BatchRequest> requests = new ArrayList<>();
      for (Object body : bodies.subList(start, Math.min(start + 1000, bodies.size()))) {
        requests.add(new BatchRequest().setAction(action).setBody(body));
      }
      taskIDs.add(
        client
          .batch(indexName, new BatchWriteParams().setRequests(requests))
          .getTaskID()
      );
    }
    for (Long taskID : taskIDs) client.waitForTask(indexName, taskID);
  }

  // endregion

  // region exists
  static boolean indexExists(String indexName) {
    try {
      client.getSettings(indexName);
      return true;
    } catch (AlgoliaApiException exception) {
      if (exception.getHttpErrorCode() == 404) return false;
      throw exception;
    }
  }

  // endregion

  // region replace-all
  static void replaceAllRecords(String indexName, List<?> bodies) {
    String temporary = indexName + "_" + System.currentTimeMillis();
    OperationIndexParams copy = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination(temporary)
      .addScope(ScopeType.SETTINGS)
      .addScope(ScopeType.SYNONYMS)
      .addScope(ScopeType.RULES);
    client.waitForTask(indexName, client.operationIndex(indexName, copy).getTaskID());

    sendInChunks(temporary, Action.ADD_OBJECT, bodies);

    OperationIndexParams move = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination(indexName);
    client.waitForTask(temporary, client.operationIndex(temporary, move).getTaskID());
  }

  // endregion

  // region find-one
  static Film findFilm(Predicate<Film> isMatch) {
    for (Film film : client.browseObjects(
      "films",
      new BrowseParamsObject(),
      Film.class
    )) {
      if (isMatch.test(film)) return film;
    }
    return null;
  }

  // endregion

  // region secured-key
  static String createSecuredKey(String searchKey, Map<String, String> restrictions)
    throws GeneralSecurityException {
    String query = restrictions
      .entrySet()
      .stream()
      .map(
        entry ->
          entry.getKey() +
          "=" +
          URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8)
      )
      .collect(Collectors.joining("&"));

    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(
      new SecretKeySpec(searchKey.getBytes(StandardCharsets.UTF_8), "HmacSHA256")
    );
    byte[] digest = mac.doFinal(query.getBytes(StandardCharsets.UTF_8));
    // Pad to 64 hexadecimal digits with leading zeros.
    String signature = String.format("%064x", new BigInteger(1, digest));

    return Base64.getEncoder().encodeToString(
      (signature + query).getBytes(StandardCharsets.UTF_8)
    );
  }

  // endregion

  // region secured-validity
  static long readRemainingSeconds(String key) {
    String decoded = new String(
      Base64.getDecoder().decode(key),
      StandardCharsets.UTF_8
    );
    Matcher found = Pattern.compile("validUntil=(\\d+)").matcher(decoded);
    if (!found.find()) throw new IllegalArgumentException("The key has no validUntil.");
    return Long.parseLong(found.group(1)) - Instant.now().getEpochSecond();
  }

  // endregion

  public static void main(String[] args) throws GeneralSecurityException {
    // region search-one
    SearchParams params = SearchParams.of(
      new SearchParamsObject().setQuery("dune").setHitsPerPage(5)
    );
    SearchResponse<Film> found = client.searchSingleIndex("films", params, Film.class);
    for (Film film : found.getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region search-many
    SearchMethodParams queries = new SearchMethodParams()
      .addRequests(
        SearchQuery.of(
          new SearchForHits().setIndexName("films").setQuery("alien").setHitsPerPage(1)
        )
      )
      .addRequests(
        SearchQuery.of(
          new SearchForHits().setIndexName("films_by_year").setQuery("piano")
        )
      );
    for (SearchResponse<Film> result : client
      .search(queries, Film.class)
      .getResults()) {
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
    var directors = client.searchForFacetValues(
      "films",
      "director",
      new SearchForFacetValuesRequest().setFacetQuery("rid")
    );
    directors
      .getFacetHits()
      .forEach(hit -> System.out.println(hit.getValue() + ": " + hit.getCount()));
    // endregion

    // region browse
    for (Film film : client.browseObjects(
      "films",
      new BrowseParamsObject(),
      Film.class
    )) {
      System.out.println(film.title);
    }
    // endregion

    // region save-one
    Map<String, Object> heat = Map.of(
      "objectID",
      "heat",
      "title",
      "Heat",
      "year",
      1995
    );
    Long taskID = client.saveObject("films", heat).getTaskID();
    client.waitForTask("films", taskID);
    // endregion

    // region update-one
    Map<String, AttributeToUpdate> changes = Map.of(
      "director",
      AttributeToUpdate.of("Michael Mann")
    );
    boolean createIfNotExists = false;
    Long updated = client
      .partialUpdateObject("films", "heat", changes, createIfNotExists)
      .getTaskID();
    client.waitForTask("films", updated);
    // endregion

    // region save-many
    List<Map<String, Object>> films = List.of(
      Map.of("objectID", "ran", "title", "Ran", "year", 1985),
      Map.of("objectID", "roma", "title", "Roma", "year", 2018)
    );
    sendInChunks("films", Action.UPDATE_OBJECT, films);
    // endregion

    // region delete-many
    sendInChunks(
      "films",
      Action.DELETE_OBJECT,
      List.of(Map.of("objectID", "heat"), Map.of("objectID", "roma"))
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
      client.saveRules("films", List.of(rule), false, clearExistingRules).getTaskID()
    );
    // endregion

    System.out.println(indexExists("films_backup"));
    replaceAllRecords("films_backup", films);
    System.out.println(findFilm(film -> film.year < 1980).title);

    // region secured-search
    String end = String.valueOf(Instant.now().getEpochSecond() + 3600);
    String securedKey = createSecuredKey(
      "YOUR_SEARCH_KEY",
      Map.of("filters", "genres:Drama", "validUntil", end)
    );

    SearchClient visitor = new SearchClient("YOUR_APP_ID", securedKey);
    SearchParams all = SearchParams.of(new SearchParamsObject().setQuery(""));
    System.out.println(visitor.searchSingleIndex("films", all, Film.class).getNbHits());
    // endregion
    System.out.println(readRemainingSeconds(securedKey) > 3000);

    // region api-key
    ApiKey filmPage = new ApiKey()
      .addAcl(Acl.SEARCH)
      .setDescription("Film page")
      .addIndexes("films");
    String key = client.addApiKey(filmPage).getKey();
    client.waitForApiKey(ApiKeyOperation.ADD, key);
    // endregion

    // region errors
    try {
      client.getObject("films", "none");
    } catch (AlgoliaApiException exception) {
      System.out.println("Rejected with status " + exception.getHttpErrorCode());
    } catch (AlgoliaRetryException exception) {
      System.out.println("Every host failed");
    }
    // endregion

    // region options
    ClientOptions options = new ClientOptions();
    options.addAlgoliaAgentSegment("film-shop", "2.1.0");

    SearchClient tuned = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY", options);
    tuned.setConnectTimeout(1000);
    tuned.setReadTimeout(3000);
    tuned.addDefaultHeader("x-forwarded-for", "192.0.2.1");
    // endregion

    // region request-options
    RequestOptions requestOptions = new RequestOptions();
    requestOptions.addExtraHeader("x-algolia-usertoken", "visitor-1");
    tuned.searchSingleIndex("films", params, Film.class, requestOptions);
    // endregion

    // region async
    client
      .searchSingleIndexAsync("films", params, Film.class)
      .thenAccept(response -> System.out.println(response.getNbHits()))
      .join();
    // endregion
  }
}
