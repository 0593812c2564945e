// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.FacetFilters;
import com.algolia.model.search.SearchForFacetValuesRequest;
import com.algolia.model.search.SearchForHits;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

// endregion

class RetrievingFacets {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_SEARCH_KEY");
    // endregion

    // region facets
    SearchParamsObject withGenres = new SearchParamsObject()
      .setQuery("")
      .addFacets("genres");
    SearchResponse<Map> found = client.searchSingleIndex(
      "films",
      withGenres,
      Map.class
    );
    System.out.println(found.getNbHits() + " films");
    found
      .getFacets()
      .get("genres")
      .forEach((genre, count) -> System.out.println(genre + ": " + count));
    // endregion

    // region all
    SearchParamsObject withAll = new SearchParamsObject()
      .addFacets("*")
      .setHitsPerPage(1);
    System.out.println(
      client.searchSingleIndex("films", withAll, Map.class).getFacets().keySet()
    );
    // endregion

    // region limit
    SearchParamsObject limited = new SearchParamsObject()
      .addFacets("genres")
      .setMaxValuesPerFacet(3)
      .setSortFacetValuesBy("alpha");
    System.out.println(
      client.searchSingleIndex("films", limited, Map.class).getFacets().get("genres")
    );
    // endregion

    // region values
    SearchForFacetValuesRequest typed = new SearchForFacetValuesRequest()
      .setFacetQuery("vil")
      .setMaxFacetHits(5);
    client
      .searchForFacetValues("films", "director", typed)
      .getFacetHits()
      .forEach(hit ->
        System.out.println(
          hit.getValue() + " " + hit.getHighlighted() + " " + hit.getCount()
        )
      );
    // endregion

    // region within
    SearchForFacetValuesRequest since2000 = new SearchForFacetValuesRequest()
      .setFacetQuery("j")
      // URL-encoded: year >= 2000
      .setParams("filters=year%20%3E%3D%202000");
    client
      .searchForFacetValues("films", "director", since2000)
      .getFacetHits()
      .forEach(hit -> System.out.println(hit.getValue()));
    // endregion

    // region several
    FacetFilters isDrama = FacetFilters.of("genres:Drama");
    FacetFilters byScott = FacetFilters.of("director:Ridley Scott");

    List<SearchResponse<Map>> results = client.searchForHits(
      Arrays.asList(
        new SearchForHits()
          .setIndexName("films")
          .setFacetFilters(FacetFilters.of(Arrays.asList(isDrama, byScott))),
        new SearchForHits()
          .setIndexName("films")
          .setFacetFilters(byScott)
          .addFacets("genres")
          .setHitsPerPage(1),
        new SearchForHits()
          .setIndexName("films")
          .setFacetFilters(isDrama)
          .addFacets("director")
          .setHitsPerPage(1)
      ),
      Map.class
    );
    System.out.println("Results: " + results.get(0).getNbHits());
    System.out.println(results.get(1).getFacets());
    System.out.println(results.get(2).getFacets());
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
