// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.Map;

// endregion

class Installation {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region first-program
    Map<String, Object> film = Map.of(
      "objectID",
      "metropolis",
      "title",
      "Metropolis",
      "director",
      "Fritz Lang",
      "year",
      1927
    );

    Long taskID = client.saveObject("films", film).getTaskID();
    // Writes are queued: without this line, the search might run too early.
    client.waitForTask("films", taskID);

    SearchParams query = SearchParams.of(
      new SearchParamsObject().setQuery("metroplis")
    );
    for (Map hit : client.searchSingleIndex("films", query, Map.class).getHits()) {
      System.out.println(hit.get("title"));
    }
    // endregion
  }
}
