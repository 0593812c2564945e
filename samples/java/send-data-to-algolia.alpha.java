// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchResponse;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.SaveObjectResponse;
import com.algolia.model.search.SearchParams;
import com.algolia.model.search.SearchParamsObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// endregion

class SendDataToAlgolia {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region batch
    List<Map<String, Object>> films = List.of(
      Map.of("objectID", "metropolis", "title", "Metropolis", "year", 1927),
      Map.of("objectID", "playtime", "title", "Playtime", "year", 1967)
    );

    BatchWriteParams params = new BatchWriteParams();
    for (Map<String, Object> film : films) {
      params.addRequests(new BatchRequest().setAction(Action.ADD_OBJECT).setBody(film));
    }
    BatchResponse accepted = client.batch("films", params);
    System.out.println(accepted.getObjectIDs());
    // endregion

    // region wait
    client.waitForTask("films", accepted.getTaskID());
    // endregion

    // region find
    SearchParams query = SearchParams.of(new SearchParamsObject().setQuery("playtime"));
    for (Map hit : client.searchSingleIndex("films", query, Map.class).getHits()) {
      System.out.println(hit.get("title"));
    }
    // endregion

    // region one-record
    SaveObjectResponse saved = client.saveObject(
      "films",
      Map.of("title", "Stalker", "director", "Andrei Tarkovsky", "year", 1979)
    );
    client.waitForTask("films", saved.getTaskID());
    // Keep the ID: you need it to change the record later.
    System.out.println(saved.getObjectID());
    // endregion

    // region changes
    BatchWriteParams changes = new BatchWriteParams()
      .addRequests(
        new BatchRequest()
          .setAction(Action.PARTIAL_UPDATE_OBJECT)
          .setBody(Map.of("objectID", "metropolis", "rating", 8.3))
      )
      .addRequests(
        new BatchRequest()
          .setAction(Action.PARTIAL_UPDATE_OBJECT_NO_CREATE)
          .setBody(Map.of("objectID", "no-such-film", "rating", 1))
      )
      .addRequests(
        new BatchRequest()
          .setAction(Action.DELETE_OBJECT)
          .setBody(Map.of("objectID", "playtime"))
      );
    client.waitForTask("films", client.batch("films", changes).getTaskID());
    // endregion

    // region chunks
    // Replace this with your own records.
    List<Map<String, Object>> archive = new ArrayList<>();
    for (int number = 0; number < 2500; number++) {
      archive.add(Map.of("objectID", "film-" + number, "title", "Film " + number));
    }
    int batchSize = 1000;
    List<Long> taskIDs = new ArrayList<>();

    for (int start = 0; start < archive.size(); start += batchSize) {
      BatchWriteParams chunk = new BatchWriteParams();
      for (Map<String, Object> film : archive.subList(
        start,
        Math.min(start + batchSize, archive.size())
      )) {
        chunk.addRequests(
          new BatchRequest().setAction(Action.ADD_OBJECT).setBody(film)
        );
      }
      taskIDs.add(client.batch("archive", chunk).getTaskID());
    }

    for (Long taskID : taskIDs) {
      client.waitForTask("archive", taskID);
    }
    System.out.println(archive.size() + " records in " + taskIDs.size() + " batches");
    // endregion
  }
}
