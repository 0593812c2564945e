// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.OperationIndexParams;
import com.algolia.model.search.OperationType;
import com.algolia.model.search.ScopeType;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// endregion
class CopyOrMoveIndex {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    SearchParams everything = SearchParams.of(new SearchParamsObject().setQuery(""));
    // endregion

    // region copy
    OperationIndexParams copy = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination("films_backup");
    Long copyTask = client.operationIndex("films", copy).getTaskID();
    client.waitForTask("films", copyTask);

    var backup = client.searchSingleIndex("films_backup", everything, Map.class);
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

    var next = client.searchSingleIndex("films_next", everything, Map.class);
    System.out.println(next.getNbHits() + " records with a scope");
    // endregion

    // region move
    OperationIndexParams move = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination("films_2023");
    Long moveTask = client.operationIndex("films_backup", move).getTaskID();
    client.waitForTask("films_backup", moveTask);

    var moved = client.searchSingleIndex("films_2023", everything, Map.class);
    System.out.println(moved.getNbHits() + " records under the new name");
    // endregion

    // region replace-prepare
    List<Map<String, Object>> newFilms = List.of(
      Map.of(
        "objectID",
        "past-lives",
        "title",
        "Past Lives",
        "director",
        "Celine Song",
        "year",
        2023
      ),
      Map.of(
        "objectID",
        "aftersun",
        "title",
        "Aftersun",
        "director",
        "Charlotte Wells",
        "year",
        2022
      )
    );
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
      BatchWriteParams batch = new BatchWriteParams();
      for (Map<String, Object> film : newFilms.subList(
        start,
        Math.min(start + 1000, newFilms.size())
      )) {
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

    var live = client.searchSingleIndex("films", everything, Map.class);
    System.out.println(live.getNbHits() + " records in the live index");
    // endregion
  }
}
