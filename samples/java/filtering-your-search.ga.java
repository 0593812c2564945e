// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.model.search.FacetFilters;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.NumericFilters;
import com.algolia.model.search.OptionalFilters;
import com.algolia.model.search.SearchParamsObject;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

// endregion

class FilteringYourSearch {

  // region setup
  public static class Film {

    public String title;
    public String director;
    public Integer year;
  }

  // endregion

  // region dates
  static long toSeconds(String day) {
    return LocalDate.parse(day).atStartOfDay(ZoneOffset.UTC).toEpochSecond();
  }

  // endregion

  public static void main(String[] args) throws Exception {
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
    SearchParamsObject scott = new SearchParamsObject().setFilters(
      "director:\"Ridley Scott\""
    );
    for (Film film : client.searchSingleIndex("films", scott, Film.class).getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region combine
    SearchParamsObject combined = new SearchParamsObject().setFilters(
      "(genres:Adventure OR genres:Drama) AND NOT director:\"Ridley Scott\" AND year >= 2000"
    );
    for (Film film : client
      .searchSingleIndex("films", combined, Film.class)
      .getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region range
    SearchParamsObject nineties = new SearchParamsObject().setFilters(
      "year:1990 TO 1999 AND rating > 7.4"
    );
    for (Film film : client
      .searchSingleIndex("films", nineties, Film.class)
      .getHits()) {
      System.out.println(film.title + " (" + film.year + ")");
    }
    // endregion

    // region facet-filters
    // Adventure or Drama, and not by Ridley Scott.
    FacetFilters facetFilters = FacetFilters.of(
      Arrays.asList(
        FacetFilters.of(
          Arrays.asList(
            FacetFilters.of("genres:Adventure"),
            FacetFilters.of("genres:Drama")
          )
        ),
        FacetFilters.of("director:-Ridley Scott")
      )
    );
    SearchParamsObject listed = new SearchParamsObject()
      .setFacetFilters(facetFilters)
      .setNumericFilters(NumericFilters.of("year >= 2000"));
    for (Film film : client.searchSingleIndex("films", listed, Film.class).getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region choices
    Map<String, List<String>> choices = new LinkedHashMap<>();
    choices.put("genres", Arrays.asList("Science fiction", "Horror"));
    choices.put("director", Arrays.asList("Ridley Scott", "Denis Villeneuve"));

    List<FacetFilters> groups = new ArrayList<>();
    choices.forEach((attribute, values) -> {
      List<FacetFilters> alternatives = new ArrayList<>();
      for (String value : values) {
        alternatives.add(FacetFilters.of(attribute + ":" + value));
      }
      groups.add(FacetFilters.of(alternatives));
    });
    SearchParamsObject chosen = new SearchParamsObject().setFacetFilters(
      FacetFilters.of(groups)
    );
    for (Film film : client.searchSingleIndex("films", chosen, Film.class).getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region refused
    SearchParamsObject unquoted = new SearchParamsObject().setFilters(
      "director:Ridley Scott"
    );
    try {
      client.searchSingleIndex("films", unquoted, Film.class);
    } catch (AlgoliaApiException error) {
      System.out.println("Rejected with status " + error.getStatusCode());
    }
    // endregion

    // region quotes
    List<String> names = Arrays.asList("Ridley Scott", "Damien O'Donnell");
    String filters = names
      .stream()
      .map(name -> "director:\"" + name + "\"")
      .collect(Collectors.joining(" OR "));

    SearchParamsObject quoted = new SearchParamsObject().setFilters(filters);
    for (Film film : client.searchSingleIndex("films", quoted, Film.class).getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region dates
    Map<String, Object> dune = new HashMap<>();
    dune.put("objectID", "dune");
    dune.put("released", toSeconds("2021-10-22"));
    Map<String, Object> arrival = new HashMap<>();
    arrival.put("objectID", "arrival");
    arrival.put("released", toSeconds("2016-11-11"));
    client.partialUpdateObjects("films", Arrays.asList(dune, arrival), false, true);

    long start = toSeconds("2021-01-01");
    long end = toSeconds("2022-01-01");
    SearchParamsObject in2021 = new SearchParamsObject().setFilters(
      "released >= " + start + " AND released < " + end
    );
    for (Film film : client.searchSingleIndex("films", in2021, Film.class).getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region optional
    // Science fiction first, horror last.
    SearchParamsObject promoted = new SearchParamsObject().setOptionalFilters(
      OptionalFilters.of(
        Arrays.asList(
          OptionalFilters.of("genres:Science fiction"),
          OptionalFilters.of("genres:-Horror")
        )
      )
    );
    System.out.println(
      client.searchSingleIndex("films", promoted, Film.class).getNbHits() + " films"
    );
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
