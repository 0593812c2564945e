// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.exceptions.AlgoliaRetryException;
import com.algolia.utils.AlgoliaAgent;
import com.algolia.utils.ClientOptions;
import com.algolia.utils.HttpRequester;
import com.algolia.utils.LogLevel;
import com.algolia.utils.RequestOptions;
import com.algolia.utils.retry.CallType;
import com.algolia.utils.retry.StatefulHost;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import okhttp3.Response;

// endregion
class CustomizedClientUsage {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region hosts
    EnumSet<CallType> readWrite = EnumSet.of(CallType.READ, CallType.WRITE);
    List<StatefulHost> hosts = List.of(
      new StatefulHost("YOUR_APP_ID-1.algolianet.com", "https", readWrite),
      new StatefulHost("YOUR_APP_ID-2.algolianet.com", "https", readWrite)
    );
    SearchClient pinned = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      new ClientOptions().setHosts(hosts)
    );
    // endregion
    System.out.println(pinned.listIndices().getItems().size());

    // region timeouts
    SearchClient patient = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    patient.setConnectTimeout(2000); // milliseconds
    patient.setReadTimeout(10000);
    patient.setWriteTimeout(60000);
    // endregion
    System.out.println(patient.getSettings("films").getReplicas());

    // region request-options
    RequestOptions requestOptions = new RequestOptions();
    requestOptions.addExtraHeader("X-Trace-Id", "nightly-import");
    requestOptions.addExtraQueryParameters("page", 0);
    System.out.println(client.listIndices(requestOptions).getItems().size());
    // endregion

    // region client-options
    SearchClient traced = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    traced.addDefaultHeader("X-Trace-Id", "film-site");
    // endregion
    System.out.println(traced.getObject("films", "dune"));

    // region agent
    client.addAlgoliaAgent(new AlgoliaAgent.Segment("film-site", "1.4.0"));
    // endregion

    // region requester
    HttpRequester requester = new HttpRequester();
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
    });

    SearchClient watched = new SearchClient(
      "YOUR_APP_ID",
      "YOUR_API_KEY",
      new ClientOptions().setRequester(requester)
    );
    watched.getSettings("films");
    // endregion

    // region log
    client.setLogLevel(LogLevel.BASIC);
    client.getSettings("films");
    // endregion

    // region any-endpoint
    System.out.println(client.get("/my-endpoint", Map.of("page", 0)));
    // endregion

    // region errors
    try {
      client.getObject("films", "no-such-film");
    } catch (AlgoliaApiException error) {
      if (error.getHttpErrorCode() != 404) throw error;
      System.out.println("The record does not exist.");
    } catch (AlgoliaRetryException error) {
      System.out.println("Every host failed.");
    }
    // endregion
  }
}
