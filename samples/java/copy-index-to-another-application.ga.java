// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.BatchResponse;
import com.algolia.model.search.BrowseParamsObject;
import com.algolia.model.search.FetchedIndex;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.Rule;
import com.algolia.model.search.SearchRulesParams;
import com.algolia.model.search.SearchSynonymsParams;
import com.algolia.model.search.SettingsResponse;
import com.algolia.model.search.SynonymHit;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// endregion
class CopyIndexToAnotherApplication {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient source = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    SearchClient destination = new SearchClient("OTHER_APP_ID", "OTHER_API_KEY");
    String indexName = "films";
    List<Long> taskIDs = new ArrayList<>(); // tasks of the destination
    // endregion

    // region guard
    if (destination.indexExists(indexName)) {
      throw new IllegalStateException(
        "The destination already has an index " + indexName + "."
      );
    }
    // endregion

    // region settings
    SettingsResponse stored = source.getSettings(indexName);
    // What is read has another class than what is written.
    JsonMapper mapper = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
      .serializationInclusion(JsonInclude.Include.NON_NULL)
      .build();
    IndexSettings settings = mapper.convertValue(stored, IndexSettings.class);
    // Replicas are indices of the source application.
    settings.setReplicas(null);

    taskIDs.add(destination.setSettings(indexName, settings).getTaskID());
    // endregion

    // region rules
    List<Rule> rules = new ArrayList<>();
    source.browseRules(indexName, new SearchRulesParams()).forEach(rules::add);

    // Skip the call if the list is empty.
    if (!rules.isEmpty()) {
      taskIDs.add(destination.saveRules(indexName, rules).getTaskID());
    }
    // endregion

    // region synonyms
    List<SynonymHit> synonyms = new ArrayList<>();
    source.browseSynonyms(indexName, new SearchSynonymsParams()).forEach(synonyms::add);

    if (!synonyms.isEmpty()) {
      taskIDs.add(destination.saveSynonyms(indexName, synonyms).getTaskID());
    }
    // endregion

    // region records
    Iterable<Map> records = source.browseObjects(
      indexName,
      new BrowseParamsObject().setHitsPerPage(1000),
      Map.class
    );
    for (BatchResponse batch : destination.saveObjects(indexName, records)) {
      taskIDs.add(batch.getTaskID());
    }
    // endregion

    // region wait
    for (Long taskID : taskIDs) {
      destination.waitForTask(indexName, taskID);
    }
    // endregion

    // region compare
    Map<String, SearchClient> clients = new LinkedHashMap<>();
    clients.put("source", source);
    clients.put("destination", destination);
    clients.forEach((application, client) -> {
      for (FetchedIndex index : client.listIndices().getItems()) {
        if (index.getName().equals(indexName)) {
          System.out.println(application + ": " + index.getEntries() + " records");
        }
      }
    });
    // endregion
    SettingsResponse copied = destination.getSettings(indexName);
    System.out.println(copied.getCustomRanking() + " " + copied.getReplicas());
    for (Rule rule : destination.searchRules(indexName).getHits()) {
      System.out.println(rule.getObjectID());
    }
    for (SynonymHit synonym : destination.searchSynonyms(indexName).getHits()) {
      System.out.println(synonym.getObjectID());
    }

    // region setup
    // The samples go here.
    source.close();
    destination.close();
    // endregion
  }
}
