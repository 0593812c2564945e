// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.RequestOptions;
import com.algolia.exceptions.AlgoliaRetriesExceededException;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchParams;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.MultipleBatchRequest;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// endregion
class WaitForATaskToFinish {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region wait
    Map<String, Object> film = new HashMap<>();
    film.put("objectID", "past-lives");
    film.put("title", "Past Lives");
    film.put("director", "Celine Song");
    film.put("year", 2023);
    Long taskID = client.saveObject("films", film).getTaskID();
    client.waitForTask("films", taskID);

    SearchResponse<Map> found = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("past lives"),
      Map.class
    );
    found.getHits().forEach(hit -> System.out.println(hit.get("title")));
    // endregion

    // region several-tasks
    List<BatchRequest> updates = new ArrayList<>();
    for (String objectID : Arrays.asList("dune", "arrival", "alien")) {
      Map<String, Object> change = new HashMap<>();
      change.put("objectID", objectID);
      change.put("watched", true);
      updates.add(
        new BatchRequest().setAction(Action.PARTIAL_UPDATE_OBJECT).setBody(change)
      );
    }

    List<Long> taskIDs = new ArrayList<>();
    for (List<BatchRequest> requests : Arrays.asList(
      updates.subList(0, 2),
      updates.subList(2, 3)
    )) {
      taskIDs.add(
        client.batch("films", new BatchWriteParams().setRequests(requests)).getTaskID()
      );
    }
    for (Long id : taskIDs) client.waitForTask("films", id);
    // endregion
    System.out.println(taskIDs.size() + " tasks are published");

    // region batch-helper
    Map<String, Object> pastLives = new HashMap<>();
    pastLives.put("objectID", "past-lives");
    pastLives.put("title", "Past Lives");
    pastLives.put("director", "Celine Song");
    pastLives.put("year", 2023);
    Map<String, Object> aftersun = new HashMap<>();
    aftersun.put("objectID", "aftersun");
    aftersun.put("title", "Aftersun");

    boolean waitForTasks = true;
    client.saveObjects(
      "films",
      Arrays.asList(aftersun, pastLives),
      waitForTasks,
      new RequestOptions()
    );
    Map saved = (Map) client.getObject("films", "aftersun");
    System.out.println(saved.get("title"));
    // endregion

    // region many-indices
    Map<String, Object> addition = new HashMap<>();
    addition.put("objectID", "aftersun");
    addition.put("title", "Aftersun");

    BatchParams additions = new BatchParams();
    for (String indexName : Arrays.asList("films", "films_copy")) {
      additions.addRequests(
        new MultipleBatchRequest()
          .setAction(Action.ADD_OBJECT)
          .setIndexName(indexName)
          .setBody(addition)
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
    client.waitForTask("films_copy", clearing);

    // region get-task
    System.out.println(client.getTask("films_copy", clearing).getStatus());
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
