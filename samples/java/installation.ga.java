// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.SaveObjectResponse;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import java.util.HashMap;
import java.util.Map;

// endregion

class Installation {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region first-program
    Map<String, Object> film = new HashMap<>();
    film.put("objectID", "metropolis");
    film.put("title", "Metropolis");
    film.put("director", "Fritz Lang");
    film.put("year", 1927);

    SaveObjectResponse saved = client.saveObject("films", film);
    // Writes are queued: without this line, the search might run too early.
    client.waitForTask("films", saved.getTaskID());

    SearchResponse<Map> found = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("metroplis"),
      Map.class
    );
    found.getHits().forEach(hit -> System.out.println(hit.get("title")));
    client.close();
    // endregion
  }
}
