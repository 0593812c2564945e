// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.OperationIndexParams;
import com.algolia.model.search.OperationType;
import com.algolia.model.search.ScopeType;
import java.util.List;
import java.util.Map;

// endregion
class CopyOrMoveIndex {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region copy
    OperationIndexParams copy = new OperationIndexParams()
      .setOperation(OperationType.COPY)
      .setDestination("films_backup");
    Long copyTask = client.operationIndex("films", copy).getTaskID();
    client.waitForTask("films", copyTask);
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
    // endregion

    // region move
    OperationIndexParams move = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination("films_2023");
    Long moveTask = client.operationIndex("films_backup", move).getTaskID();
    client.waitForTask("films_backup", moveTask);
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
      Long batchTask = client.batch(temporary, batch).getTaskID();
      client.waitForTask(temporary, batchTask);
    }
    // endregion

    // region replace-move
    OperationIndexParams swap = new OperationIndexParams()
      .setOperation(OperationType.MOVE)
      .setDestination("films");
    Long swapTask = client.operationIndex(temporary, swap).getTaskID();
    client.waitForTask(temporary, swapTask);
    // endregion
  }
}
