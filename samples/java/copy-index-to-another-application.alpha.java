// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.BrowseParamsObject;
import com.algolia.model.search.FetchedIndex;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.Rule;
import com.algolia.model.search.SearchRulesParams;
import com.algolia.model.search.SynonymHit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// endregion
class CopyIndexToAnotherApplication {

  public static void main(String[] args) {
    // region setup
    SearchClient source = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    SearchClient destination = new SearchClient("OTHER_APP_ID", "OTHER_API_KEY");
    String indexName = "films";
    List<Long> taskIDs = new ArrayList<>(); // tasks of the destination
    // endregion

    // region guard
    try {
      destination.getSettings(indexName);
      throw new IllegalStateException(
        "The destination already has an index " + indexName + "."
      );
    } catch (AlgoliaApiException error) {
      if (error.getHttpErrorCode() != 404) throw error;
    }
    // endregion

    // region settings
    IndexSettings settings = source.getSettings(indexName);
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
    source.browseSynonyms(indexName).forEach(synonyms::add);

    if (!synonyms.isEmpty()) {
      taskIDs.add(destination.saveSynonyms(indexName, synonyms).getTaskID());
    }
    // endregion

    // region records
    BrowseParamsObject allRecords = new BrowseParamsObject().setHitsPerPage(1000);
    List<BatchRequest> requests = new ArrayList<>();
    for (Map record : source.browseObjects(indexName, allRecords, Map.class)) {
      requests.add(new BatchRequest().setAction(Action.ADD_OBJECT).setBody(record));
      if (requests.size() == 1000) {
        taskIDs.add(
          destination
            .batch(indexName, new BatchWriteParams().setRequests(requests))
            .getTaskID()
        );
        requests = new ArrayList<>();
      }
    }
    if (!requests.isEmpty()) {
      taskIDs.add(
        destination
          .batch(indexName, new BatchWriteParams().setRequests(requests))
          .getTaskID()
      );
    }
    // endregion

    // region wait
    for (Long taskID : taskIDs) {
      destination.waitForTask(indexName, taskID);
    }
    // endregion

    // region compare
    Map<String, SearchClient> clients = Map.of(
      "source",
      source,
      "destination",
      destination
    );
    clients.forEach((application, client) -> {
      for (FetchedIndex index : client.listIndices().getItems()) {
        if (index.getName().equals(indexName)) {
          System.out.println(application + ": " + index.getEntries() + " records");
        }
      }
    });
    // endregion
  }
}
