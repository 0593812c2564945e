// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.model.search.FacetFilters;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.MixedSearchFilters;
import com.algolia.model.search.NumericFilters;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// endregion

class FilteringYourSearch {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region settings
    IndexSettings settings = new IndexSettings()
      .addAttributesForFaceting("genres")
      .addAttributesForFaceting("searchable(director)")
      .addAttributesForFaceting("filterOnly(year)");
    client.waitForTask("films", client.setSettings("films", settings).getTaskID());
    // endregion

    // region filter
    SearchParams scott = SearchParams.of(
      new SearchParamsObject().setFilters("director:\"Ridley Scott\"")
    );
    for (Map film : client.searchSingleIndex("films", scott, Map.class).getHits()) {
      System.out.println(film.get("title"));
    }
    // endregion

    // region combine
    SearchParams combined = SearchParams.of(
      new SearchParamsObject().setFilters(
        "(genres:Adventure OR genres:Drama) AND NOT director:\"Ridley Scott\" AND year >= 2000"
      )
    );
    for (Map film : client.searchSingleIndex("films", combined, Map.class).getHits()) {
      System.out.println(film.get("title"));
    }
    // endregion

    // region range
    SearchParams nineties = SearchParams.of(
      new SearchParamsObject().setFilters("year:1990 TO 1999 AND rating > 7.4")
    );
    for (Map film : client.searchSingleIndex("films", nineties, Map.class).getHits()) {
      System.out.println(film.get("title") + " (" + film.get("year") + ")");
    }
    // endregion

    // region facet-filters
    // Adventure or Drama, and not by Ridley Scott.
    List<MixedSearchFilters> all = List.of(
      MixedSearchFilters.of(List.of("genres:Adventure", "genres:Drama")),
      MixedSearchFilters.of("director:-Ridley Scott")
    );
    SearchParams listed = SearchParams.of(
      new SearchParamsObject()
        .setFacetFilters(FacetFilters.of(all))
        .setNumericFilters(
          NumericFilters.of(List.of(MixedSearchFilters.of("year >= 2000")))
        )
    );
    for (Map film : client.searchSingleIndex("films", listed, Map.class).getHits()) {
      System.out.println(film.get("title"));
    }
    // endregion

    // region choices
    Map<String, List<String>> choices = Map.of(
      "genres",
      List.of("Science fiction", "Horror"),
      "director",
      List.of("Ridley Scott", "Denis Villeneuve")
    );

    List<MixedSearchFilters> groups = new ArrayList<>();
    choices.forEach((attribute, values) -> {
      List<String> alternatives = new ArrayList<>();
      for (String value : values) {
        alternatives.add(attribute + ":" + value);
      }
      groups.add(MixedSearchFilters.of(alternatives));
    });
    SearchParams chosen = SearchParams.of(
      new SearchParamsObject().setFacetFilters(FacetFilters.of(groups))
    );
    for (Map film : client.searchSingleIndex("films", chosen, Map.class).getHits()) {
      System.out.println(film.get("title"));
    }
    // endregion

    // region refused
    try {
      SearchParams unquoted = SearchParams.of(
        new SearchParamsObject().setFilters("director:Ridley Scott")
      );
      client.searchSingleIndex("films", unquoted, Map.class);
    } catch (AlgoliaApiException error) {
      System.out.println("Rejected with status " + error.getHttpErrorCode());
    }
    // endregion
  }
}
