// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.BrowseParamsObject;
import com.algolia.model.search.GetObjectsParams;
import com.algolia.model.search.GetObjectsRequest;
import com.algolia.model.search.HighlightResultOption;
import com.algolia.model.search.Hit;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.SearchForFacetValuesResponse;
import com.algolia.model.search.SearchForFacets;
import com.algolia.model.search.SearchForHits;
import com.algolia.model.search.SearchMethodParams;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import com.algolia.model.search.SearchResult;
import com.algolia.model.search.SearchStrategy;
import com.algolia.model.search.SearchTypeFacet;
import com.algolia.model.search.UpdatedAtResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

// endregion

class SearchAndPaginate {

  // region setup
  public static class Film {

    public String objectID;
    public String title;
    public Integer year;
  }

  // endregion

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region one-index
    SearchResponse<Film> found = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("scott"),
      Film.class
    );
    System.out.println(found.getNbHits() + " films");
    for (Film film : found.getHits()) {
      System.out.println(film.title + " (" + film.year + ")");
    }
    // endregion

    // region several
    List<SearchResponse<Film>> results = client.searchForHits(
      Arrays.asList(
        new SearchForHits().setIndexName("films").setQuery("scott").setHitsPerPage(5),
        new SearchForHits()
          .setIndexName("films_by_year")
          .setQuery("scott")
          .setHitsPerPage(5)
      ),
      Film.class
    );
    for (SearchResponse<Film> result : results) {
      System.out.println(result.getIndex());
      result.getHits().forEach(film -> System.out.println("  " + film.title));
    }
    // endregion

    // region strategy
    List<SearchResponse<Film>> cascade = client.searchForHits(
      Arrays.asList(
        new SearchForHits().setIndexName("films").setQuery("dune").setHitsPerPage(1),
        new SearchForHits()
          .setIndexName("films_by_year")
          .setQuery("dune")
          .setHitsPerPage(1)
      ),
      SearchStrategy.STOP_IF_ENOUGH_MATCHES,
      Film.class
    );
    cascade
      .stream()
      .filter(result -> !result.getHits().isEmpty())
      .findFirst()
      .ifPresent(result -> System.out.println(result.getIndex()));
    // endregion

    // region mixed
    List<SearchResult<Film>> mixed = client
      .search(
        new SearchMethodParams()
          .addRequests(new SearchForHits().setIndexName("films").setQuery("dune"))
          .addRequests(
            new SearchForFacets()
              .setIndexName("films")
              .setType(SearchTypeFacet.FACET)
              .setFacet("director")
              .setFacetQuery("vil")
          ),
        Film.class
      )
      .getResults();
    for (SearchResult<Film> result : mixed) {
      if (result instanceof SearchForFacetValuesResponse) {
        SearchForFacetValuesResponse values = (SearchForFacetValuesResponse) result;
        System.out.println("Values: " + values.getFacetHits().get(0).getValue());
      } else if (result instanceof SearchResponse) {
        SearchResponse<Film> films = (SearchResponse<Film>) result;
        System.out.println("Films: " + films.getHits().get(0).title);
      }
    }
    // endregion

    // region page
    SearchResponse<Film> page = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("").setPage(1).setHitsPerPage(3),
      Film.class
    );
    System.out.println("Page " + (page.getPage() + 1) + " of " + page.getNbPages());
    page.getHits().forEach(film -> System.out.println(film.title));
    // endregion

    // region offset
    SearchResponse<Film> slice = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("").setOffset(2).setLength(4),
      Film.class
    );
    slice.getHits().forEach(film -> System.out.println(film.title));
    // endregion

    // region limit
    UpdatedAtResponse changed = client.setSettings(
      "films",
      new IndexSettings().setPaginationLimitedTo(6)
    );
    client.waitForTask("films", changed.getTaskID());

    SearchResponse<Film> limited = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setHitsPerPage(3),
      Film.class
    );
    System.out.println(
      limited.getNbHits() + " films, " + limited.getNbPages() + " pages"
    );
    // endregion

    // region attributes
    SearchResponse<Map> titles = client.searchSingleIndex(
      "films",
      new SearchParamsObject()
        .setQuery("alien")
        .addAttributesToRetrieve("title")
        .setAttributesToHighlight(Arrays.asList()),
      Map.class
    );
    System.out.println(titles.getHits());
    // endregion

    // region highlight
    SearchResponse<Hit> highlighted = client.searchSingleIndex(
      "films",
      new SearchParamsObject()
        .setQuery("thel")
        .addAttributesToHighlight("title")
        .setHighlightPreTag("<mark>")
        .setHighlightPostTag("</mark>"),
      Hit.class
    );
    Hit hit = highlighted.getHits().get(0);
    System.out.println(
      ((HighlightResultOption) hit.getHighlightResult().get("title")).getValue()
    );
    // endregion

    // region typed
    SearchResponse<Hit> best = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setFilters("year >= 2000").setHitsPerPage(1),
      Hit.class
    );
    Hit film = best.getHits().get(0);
    System.out.println(
      film.getObjectID() + " " + film.getAdditionalProperties().get("year")
    );
    // endregion

    // region facets
    SearchResponse<Film> withFacets = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("scott").addFacets("genres"),
      Film.class
    );
    System.out.println(withFacets.getFacets().get("genres"));
    // endregion

    // region browse
    int count = 0;
    for (Film each : client.browseObjects(
      "films",
      new BrowseParamsObject().addAttributesToRetrieve("title"),
      Film.class
    )) {
      count++;
    }
    System.out.println(count + " films");
    // endregion

    // region get
    List<Film> records = client
      .getObjects(
        new GetObjectsParams().setRequests(
          Arrays.asList(
            new GetObjectsRequest().setIndexName("films").setObjectID("dune"),
            new GetObjectsRequest().setIndexName("films").setObjectID("none")
          )
        ),
        Film.class
      )
      .getResults();
    for (Film record : records) {
      System.out.println(record == null ? "not found" : record.title);
    }
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
