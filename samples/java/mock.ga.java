// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.CallType;
import com.algolia.config.ClientOptions;
import com.algolia.config.Host;
import java.util.Collections;
import java.util.EnumSet;

// endregion

class Mock {

  public static void main(String[] args) throws Exception {
    // region setup
    Host mock = new Host(
      "localhost",
      EnumSet.of(CallType.READ, CallType.WRITE),
      "http",
      4019
    );
    SearchClient client = new SearchClient(
      "mockAppId",
      "mockAdminKey",
      ClientOptions.builder().setHosts(Collections.singletonList(mock)).build()
    );
    // endregion
    System.out.println(
      client.searchSingleIndex("films", java.util.Map.class).getNbHits()
    );
    client.close();
  }
}
