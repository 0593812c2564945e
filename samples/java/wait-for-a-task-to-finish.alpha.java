// region setup
import com.algolia.api.SearchClient;
import com.algolia.exceptions.AlgoliaRetriesExceededException;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchParams;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.MultipleBatchRequest;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// endregion
class WaitForATaskToFinish {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region wait
    Map<String, Object> film = Map.of(
      "objectID",
      "past-lives",
      "title",
      "Past Lives",
      "director",
      "Celine Song",
      "year",
      2023
    );
    Long taskID = client.saveObject("films", film).getTaskID();
    client.waitForTask("films", taskID);

    SearchParams query = SearchParams.of(
      new SearchParamsObject().setQuery("past lives")
    );
    System.out.println(client.searchSingleIndex("films", query, Map.class).getHits());
    // endregion

    // region several-tasks
    List<BatchRequest> updates = new ArrayList<>();
    for (String objectID : List.of("dune", "arrival", "alien")) {
      Map<String, Object> change = Map.of("objectID", objectID, "watched", true);
      updates.add(
        new BatchRequest().setAction(Action.PARTIAL_UPDATE_OBJECT).setBody(change)
      );
    }

    List<Long> taskIDs = new ArrayList<>();
    for (List<BatchRequest> requests : List.of(
      updates.subList(0, 2),
      updates.subList(2, 3)
    )) {
      taskIDs.add(
        client.batch("films", new BatchWriteParams().setRequests(requests)).getTaskID()
      );
    }
    for (Long id : taskIDs) client.waitForTask("films", id);
    // endregion

    // region many-indices
    Map<String, String> aftersun = Map.of("objectID", "aftersun", "title", "Aftersun");
    BatchParams additions = new BatchParams();
    for (String indexName : List.of("films", "films_copy")) {
      additions.addRequests(
        new MultipleBatchRequest()
          .setAction(Action.ADD_OBJECT)
          .setIndexName(indexName)
          .setBody(aftersun)
      );
    }
    client
      .multipleBatch(additions)
      .getTaskID()
      .forEach((indexName, indexTaskID) -> {
        client.waitForTask(indexName, indexTaskID);
        System.out.println(indexName + " is up to date");
      });
    // endregion

    // region tries
    Long deletion = client.deleteObject("films", "past-lives").getTaskID();
    // The function returns the milliseconds until the next retry.
    client.waitForTask("films", deletion, 200, retries ->
      Math.min(retries * 100, 2000)
    );
    // endregion

    // region out-of-tries
    Long clearing = client.clearObjects("films_copy").getTaskID();
    try {
      client.waitForTask("films_copy", clearing, 1, retries -> 200);
    } catch (AlgoliaRetriesExceededException error) {
      System.out.println("Not published yet. The task continues: wait again later.");
    }
    // endregion

    // region get-task
    System.out.println(client.getTask("films_copy", clearing).getStatus());
    // endregion
  }
}
