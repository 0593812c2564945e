import com.algolia.api.SearchClient;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.Map;

class Home {

  public static void main(String[] args) {
    // region search
    var client = new SearchClient("YOUR_APP_ID", "YOUR_SEARCH_KEY");
    var query = new SearchParamsObject().setQuery("dune");
    var params = SearchParams.of(query);
    var found = client.searchSingleIndex("films", params, Map.class);
    // endregion

    System.out.println(found.getHits());
  }
}
