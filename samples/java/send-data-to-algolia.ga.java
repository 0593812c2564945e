// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.RequestOptions;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.model.search.Action;
import com.algolia.model.search.BatchRequest;
import com.algolia.model.search.BatchResponse;
import com.algolia.model.search.BatchWriteParams;
import com.algolia.model.search.DeleteByParams;
import com.algolia.model.search.SaveObjectResponse;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import com.algolia.model.search.UpdatedAtResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// endregion

class SendDataToAlgolia {

  // region setup
  public static class Film {

    public String objectID;
    public String title;
    public Integer year;

    public Film() {} // for records that you read

    public Film(String objectID, String title, Integer year) {
      this.objectID = objectID;
      this.title = title;
      this.year = year;
    }
  }

  // endregion

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region batch
    List<Film> films = Arrays.asList(
      new Film("metropolis", "Metropolis", 1927),
      new Film("playtime", "Playtime", 1967)
    );

    BatchWriteParams params = new BatchWriteParams();
    for (Film film : films) {
      params.addRequests(new BatchRequest().setAction(Action.ADD_OBJECT).setBody(film));
    }
    BatchResponse accepted = client.batch("films", params);
    System.out.println(accepted.getObjectIDs());
    // endregion

    // region wait
    client.waitForTask("films", accepted.getTaskID());
    // endregion

    // region find
    SearchResponse<Film> found = client.searchSingleIndex(
      "films",
      new SearchParamsObject().setQuery("playtime"),
      Film.class
    );
    for (Film film : found.getHits()) {
      System.out.println(film.title);
    }
    // endregion

    // region one-record
    Map<String, Object> stalker = new HashMap<>();
    stalker.put("title", "Stalker");
    stalker.put("director", "Andrei Tarkovsky");
    stalker.put("year", 1979);
    SaveObjectResponse saved = client.saveObject("films", stalker);
    client.waitForTask("films", saved.getTaskID());
    // Keep the ID: you need it to change the record later.
    System.out.println("Has an ID: " + (saved.getObjectID() != null));
    // endregion

    // region changes
    Map<String, Object> rating = new HashMap<>();
    rating.put("objectID", "metropolis");
    rating.put("rating", 8.3);
    Map<String, Object> unknown = new HashMap<>();
    unknown.put("objectID", "no-such-film");
    unknown.put("rating", 1);
    Map<String, Object> playtime = Collections.singletonMap("objectID", "playtime");

    BatchWriteParams changes = new BatchWriteParams()
      .addRequests(
        new BatchRequest().setAction(Action.PARTIAL_UPDATE_OBJECT).setBody(rating)
      )
      .addRequests(
        new BatchRequest()
          .setAction(Action.PARTIAL_UPDATE_OBJECT_NO_CREATE)
          .setBody(unknown)
      )
      .addRequests(
        new BatchRequest().setAction(Action.DELETE_OBJECT).setBody(playtime)
      );
    client.waitForTask("films", client.batch("films", changes).getTaskID());
    // endregion
    com.algolia.model.search.GetObjectsParams changed =
      new com.algolia.model.search.GetObjectsParams();
    for (String objectID : Arrays.asList("metropolis", "no-such-film", "playtime")) {
      changed.addRequests(
        new com.algolia.model.search.GetObjectsRequest()
          .setIndexName("films")
          .setObjectID(objectID)
      );
    }
    for (Map film : client.getObjects(changed, Map.class).getResults()) {
      System.out.println(
        film == null ? null : film.get("title") + ", " + film.get("rating")
      );
    }

    // region chunks
    // Replace this with your own records.
    List<Film> archive = new ArrayList<>();
    for (int number = 0; number < 2500; number++) {
      archive.add(new Film("film-" + number, "Film " + number, null));
    }
    int batchSize = 1000;
    List<Long> taskIDs = new ArrayList<>();

    for (int start = 0; start < archive.size(); start += batchSize) {
      int end = Math.min(start + batchSize, archive.size());
      BatchWriteParams chunk = new BatchWriteParams();
      for (Film film : archive.subList(start, end)) {
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
    System.out.println(
      "In the archive: " + client.searchSingleIndex("archive", Map.class).getNbHits()
    );

    // region save-many
    // Replace this with your own records.
    List<Film> collection = new ArrayList<>();
    for (int number = 0; number < 2500; number++) {
      collection.add(
        new Film("film-" + number, "Film " + number, 1900 + (number % 100))
      );
    }

    List<BatchResponse> batches = client.saveObjects(
      "archive",
      collection,
      true, // wait for the tasks
      new RequestOptions()
    );
    System.out.println(
      collection.size() + " records in " + batches.size() + " batches"
    );
    // endregion

    // region change-many
    Map<String, Object> renamed = new HashMap<>();
    renamed.put("objectID", "film-0");
    renamed.put("title", "The first film");
    Map<String, Object> ignored = new HashMap<>();
    ignored.put("objectID", "no-such-film");
    ignored.put("title", "Ignored");

    client.partialUpdateObjects(
      "archive",
      Arrays.asList(renamed, ignored),
      false, // don't create records
      true // wait for the tasks
    );
    client.deleteObjects(
      "archive",
      Arrays.asList("film-1", "film-2"),
      true,
      1000, // records per batch
      new RequestOptions()
    );
    // endregion
    com.algolia.model.search.GetObjectsParams archived =
      new com.algolia.model.search.GetObjectsParams();
    for (String objectID : Arrays.asList("film-0", "film-1", "no-such-film")) {
      archived.addRequests(
        new com.algolia.model.search.GetObjectsRequest()
          .setIndexName("archive")
          .setObjectID(objectID)
      );
    }
    for (Film film : client.getObjects(archived, Film.class).getResults()) {
      System.out.println(film == null ? null : film.title + ", " + film.year);
    }

    // region operations
    Map<String, Object> m = new HashMap<>();
    m.put("objectID", "m");
    m.put("title", "M");
    m.put("watched", 41);
    m.put("genres", Arrays.asList("Crime"));
    client.saveObjects("films", Arrays.asList(m), true, new RequestOptions());

    Map<String, Object> increment = new HashMap<>();
    increment.put("_operation", "Increment");
    increment.put("value", 1);
    Map<String, Object> addThriller = new HashMap<>();
    addThriller.put("_operation", "AddUnique");
    addThriller.put("value", "Thriller");

    Map<String, Object> change = new HashMap<>();
    change.put("objectID", "m");
    change.put("watched", increment);
    change.put("genres", addThriller);
    client.partialUpdateObjects("films", Arrays.asList(change), false, true);

    System.out.println(client.getObject("films", "m"));
    // endregion

    // region delete-by
    UpdatedAtResponse deleted = client.deleteBy(
      "archive",
      new DeleteByParams().setFilters("year < 1950")
    );
    client.waitForTask("archive", deleted.getTaskID());

    SearchResponse<Film> left = client.searchSingleIndex("archive", Film.class);
    System.out.println("In the archive: " + left.getNbHits());
    // endregion

    // region rate-limit
    for (int start = 0; start < collection.size(); start += 1000) {
      int end = Math.min(start + 1000, collection.size());
      for (int attempt = 1; ; attempt++) {
        try {
          client.saveObjects("archive", collection.subList(start, end));
          break;
        } catch (AlgoliaApiException error) {
          if (error.getStatusCode() != 429 || attempt == 5) throw error;
          Thread.sleep(1000L << attempt); // 2, 4, 8, 16 seconds
        }
      }
    }
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
