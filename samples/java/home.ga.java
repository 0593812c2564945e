import com.algolia.api.SearchClient;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import java.util.Map;

class Home {

  public static void main(String[] args) throws Exception {
    // region search
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_SEARCH_KEY");
    SearchParamsObject params = new SearchParamsObject().setQuery("dune");
    SearchResponse<Map> found = client.searchSingleIndex("films", params, Map.class);
    // endregion

    found.getHits().forEach(film -> System.out.println(film.get("objectID")));
    client.close();
  }
}
