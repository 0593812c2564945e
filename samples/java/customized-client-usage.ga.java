// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.CallType;
import com.algolia.config.ClientOptions;
import com.algolia.config.CompressionType;
import com.algolia.config.Host;
import com.algolia.config.LogLevel;
import com.algolia.config.RequestOptions;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.exceptions.AlgoliaRetryException;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import okhttp3.MediaType;
import okhttp3.Protocol;
import okhttp3.Response;
import okhttp3.ResponseBody;

// endregion
class CustomizedClientUsage {

  // region rate-limit
  static <T> T retryRateLimited(Supplier<T> call) throws InterruptedException {
    int maxRetries = 3;
    for (int retries = 0; ; retries++) {
      try {
        return call.get();
      } catch (AlgoliaApiException error) {
        if (error.getStatusCode() != 429 || retries == maxRetries) throw error;
        Thread.sleep(1000L << retries); // 1, 2, 4 seconds
      }
    }
  }

  // endregion

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region hosts
    EnumSet<CallType> readWrite = EnumSet.of(CallType.READ, CallType.WRITE);
    List<Host> hosts = Arrays.asList(
      new Host("YOUR_APP_ID-1.algolianet.com", readWrite),
      new Host("YOUR_APP_ID-2.algolianet.com", readWrite)
    );
    SearchClient pinned = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder().setHosts(hosts).build()
    );
    // endregion
    for (com.algolia.model.search.FetchedIndex index : pinned
      .listIndices()
      .getItems()) {
      System.out.println(index.getName());
    }
    pinned.close();

    // region timeouts
    SearchClient patient = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder()
        .setConnectTimeout(Duration.ofSeconds(2))
        .setReadTimeout(Duration.ofSeconds(10))
        .setWriteTimeout(Duration.ofSeconds(60))
        .build()
    );
    // endregion
    System.out.println(patient.getSettings("films").getReplicas());
    patient.close();

    // region request-options
    RequestOptions requestOptions = new RequestOptions()
      .addExtraHeader("X-Trace-Id", "nightly-import")
      .addExtraQueryParameters("page", 0);
    System.out.println(client.listIndices(requestOptions).getItems().size());
    // endregion

    // region request-timeout
    SearchResponse<Map> found = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("dune"),
      Map.class,
      new RequestOptions().setReadTimeout(Duration.ofSeconds(10))
    );
    System.out.println(found.getHits().size());
    // endregion

    // region client-options
    SearchClient traced = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder().addDefaultHeader("X-Trace-Id", "film-site").build()
    );
    // endregion
    Map dune = (Map) traced.getObject("films", "dune");
    System.out.println(dune.get("objectID"));
    traced.close();

    // region agent
    SearchClient named = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder().addAlgoliaAgentSegment("film-site", "1.4.0").build()
    );
    // endregion
    named.close();

    // region requester
    ClientOptions watching = ClientOptions.builder()
      .setRequesterConfig(requester ->
        requester.addInterceptor(chain -> {
          Response response = chain.proceed(chain.request());
          System.out.println(
            chain.request().method() +
              " " +
              chain.request().url().encodedPath() +
              " " +
              response.code()
          );
          return response;
        })
      )
      .build();

    SearchClient watched = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY", watching);
    watched.getSettings("films");
    // endregion
    watched.close();

    // region log
    SearchClient logging = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder().setLogLevel(LogLevel.BASIC).build()
    );
    logging.getSettings("films");
    // endregion
    logging.close();

    // region rate-limit
    int indices = retryRateLimited(() -> client.listIndices())
      .getItems()
      .size();
    System.out.println(indices);
    // endregion

    // region http-info
    Response settings = client.getSettingsWithHTTPInfo("films");
    System.out.println(settings.code() + " " + settings.header("content-type"));
    // endregion

    // region request-id
    // Exactly 11 letters and digits.
    RequestOptions withId = new RequestOptions().addExtraHeader(
      "Request-ID",
      "FilmSite001"
    );
    try {
      client.getObject("films", "no-such-film", withId);
    } catch (AlgoliaApiException error) {
      System.out.println(error.getStatusCode());
    }
    // endregion

    // region compression
    SearchClient compressing = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder().setCompressionType(CompressionType.GZIP).build()
    );
    // endregion
    try {
      compressing.searchSingleIndex("films", new SearchParamsObject(), Map.class);
    } catch (AlgoliaApiException error) {
      // The mock refuses compressed bodies, so this one was compressed.
      System.out.println(error.getStatusCode());
    }
    compressing.close();

    // region proxy
    Proxy proxy = new Proxy(
      Proxy.Type.HTTP,
      new InetSocketAddress("proxy.example.com", 3128)
    );
    SearchClient proxied = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      ClientOptions.builder()
        .setRequesterConfig(requester ->
          requester.setHttpClientConfig(http -> http.proxy(proxy))
        )
        .build()
    );
    // endregion
    proxied.close();

    // region test-double
    List<String> sent = new ArrayList<>();
    String canned = "{\"hits\": [{\"objectID\": \"dune\", \"title\": \"Dune\"}]}";
    ClientOptions withoutNetwork = ClientOptions.builder()
      .setRequesterConfig(requester ->
        requester.addInterceptor(chain -> {
          sent.add(
            chain.request().method() + " " + chain.request().url().encodedPath()
          );
          return new Response.Builder()
            .request(chain.request())
            .protocol(Protocol.HTTP_1_1)
            .code(200)
            .message("OK")
            .body(ResponseBody.create(canned, MediaType.get("application/json")))
            .build();
        })
      )
      .build();
    SearchClient tested = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      withoutNetwork
    );

    SearchResponse<Map> results = tested.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("dune"),
      Map.class
    );
    System.out.println(sent + " " + results.getHits().get(0).get("title"));
    // endregion
    tested.close();

    // region any-endpoint
    Map resource = (Map) client.customGet(
      "1/my-endpoint",
      Collections.singletonMap("page", 0)
    );
    System.out.println(resource.get("name"));
    // endregion

    // region errors
    try {
      client.getObject("films", "no-such-film");
    } catch (AlgoliaApiException error) {
      if (error.getStatusCode() != 404) throw error;
      System.out.println("The record does not exist.");
    } catch (AlgoliaRetryException error) {
      System.out.println("Every host failed. Requests: " + error.getErrors().size());
    }
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
