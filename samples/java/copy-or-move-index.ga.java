// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.OperationIndexParams;
import com.algolia.model.search.OperationType;
import com.algolia.model.search.ReplaceAllObjectsResponse;
import com.algolia.model.search.ScopeType;
import com.algolia.model.search.SearchResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// endregion
class CopyOrMoveIndex {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region exists
    if (!client.indexExists("films")) {
      throw new IllegalStateException("There is no index films.");
    }
    // endregion

    // region copy
    OperationIndexParams copy = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination("films_backup");
    Long copyTask = client.operationIndex("films", copy).getTaskID();
    client.waitForTask("films", copyTask);

    SearchResponse<Map> backup = client.searchSingleIndex("films_backup", Map.class);
    System.out.println(backup.getNbHits() + " records in the copy");
    // endregion

    // region scope
    OperationIndexParams partial = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination("films_next")
      .addScope(ScopeType.SETTINGS)
      .addScope(ScopeType.SYNONYMS)
      .addScope(ScopeType.RULES);
    Long partialTask = client.operationIndex("films", partial).getTaskID();
    client.waitForTask("films", partialTask);

    SearchResponse<Map> next = client.searchSingleIndex("films_next", Map.class);
    System.out.println(next.getNbHits() + " records with a scope");
    // endregion

    // region move
    OperationIndexParams move = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination("films_2023");
    Long moveTask = client.operationIndex("films_backup", move).getTaskID();
    client.waitForTask("films_backup", moveTask);

    SearchResponse<Map> moved = client.searchSingleIndex("films_2023", Map.class);
    System.out.println(moved.getNbHits() + " records under the new name");
    // endregion
    client
      .listIndices()
      .getItems()
      .stream()
      .map(index -> index.getName())
      .sorted()
      .forEach(System.out::println);

    // region replace-prepare
    Map<String, Object> pastLives = new HashMap<>();
    pastLives.put("objectID", "past-lives");
    pastLives.put("title", "Past Lives");
    pastLives.put("director", "Celine Song");
    pastLives.put("year", 2023);
    Map<String, Object> aftersun = new HashMap<>();
    aftersun.put("objectID", "aftersun");
    aftersun.put("title", "Aftersun");
    aftersun.put("director", "Charlotte Wells");
    aftersun.put("year", 2022);
    List<Map<String, Object>> newFilms = Arrays.asList(pastLives, aftersun);
    String temporary = "films_tmp";

    OperationIndexParams prepare = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination(temporary)
      .addScope(ScopeType.SETTINGS)
      .addScope(ScopeType.SYNONYMS)
      .addScope(ScopeType.RULES);
    Long prepareTask = client.operationIndex("films", prepare).getTaskID();
    client.waitForTask("films", prepareTask);
    // endregion

    // region replace-fill
    List<Long> taskIDs = new ArrayList<>();
    for (int start = 0; start < newFilms.size(); start += 1000) {
      int end = Math.min(start + 1000, newFilms.size());
      BatchWriteParams batch = new BatchWriteParams();
      for (Map<String, Object> film : newFilms.subList(start, end)) {
        batch.addRequests(
          new BatchRequest().setAction(Action.ADD_OBJECT).setBody(film)
        );
      }
      taskIDs.add(client.batch(temporary, batch).getTaskID());
    }
    for (Long taskID : taskIDs) {
      client.waitForTask(temporary, taskID);
    }
    // endregion

    // region replace-move
    OperationIndexParams swap = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination("films");
    Long swapTask = client.operationIndex(temporary, swap).getTaskID();
    client.waitForTask(temporary, swapTask);

    SearchResponse<Map> live = client.searchSingleIndex("films", Map.class);
    System.out.println(live.getNbHits() + " records in the live index");
    // endregion
    live
      .getHits()
      .stream()
      .map(film -> (String) film.get("title"))
      .sorted()
      .forEach(System.out::println);
    com.algolia.model.search.SettingsResponse settings = client.getSettings("films");
    System.out.println(settings.getCustomRanking() + " " + settings.getReplicas());

    // region replace-all
    Map<String, Object> first = new HashMap<>();
    first.put("objectID", "past-lives");
    first.put("title", "Past Lives");
    first.put("director", "Celine Song");
    first.put("year", 2023);
    Map<String, Object> second = new HashMap<>();
    second.put("objectID", "aftersun");
    second.put("title", "Aftersun");
    second.put("director", "Charlotte Wells");
    second.put("year", 2022);

    ReplaceAllObjectsResponse responses = client.replaceAllObjects(
      "films",
      Arrays.asList(first, second)
    );
    System.out.println("Batches: " + responses.getBatchResponses().size());

    SearchResponse<Map> replaced = client.searchSingleIndex("films", Map.class);
    System.out.println(replaced.getNbHits() + " records after the call");
    // endregion
    com.algolia.model.search.SettingsResponse kept = client.getSettings("films");
    System.out.println(kept.getCustomRanking() + " " + kept.getReplicas());

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
