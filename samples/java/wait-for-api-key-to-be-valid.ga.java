// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Acl;
import com.algolia.model.search.ApiKey;
import com.algolia.model.search.ApiKeyOperation;
import com.algolia.model.search.GetApiKeyResponse;

// endregion
class WaitForApiKeyToBeValid {

  public static void main(String[] args) throws Exception {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region add
    ApiKey apiKey = new ApiKey()
      .addAcl(Acl.SEARCH)
      .setDescription("Search key of the film site")
      .addIndexes("films");
    String key = client.addApiKey(apiKey).getKey();

    client.waitForApiKey(key, ApiKeyOperation.ADD);
    System.out.println("The key is ready.");
    // endregion
    try (SearchClient withNewKey = new SearchClient("YOUR_APP_ID", key)) {
      java.util.Map film = (java.util.Map) withNewKey.getObject("films", "dune");
      System.out.println(film.get("objectID") + " was read with the new key");
    }

    // region update
    // The wait compares whole keys, so start from what is stored.
    GetApiKeyResponse stored = client.getApiKey(key);
    ApiKey changed = new ApiKey()
      .setAcl(stored.getAcl())
      .setDescription(stored.getDescription())
      .setIndexes(stored.getIndexes())
      .setMaxHitsPerQuery(stored.getMaxHitsPerQuery())
      .setMaxQueriesPerIPPerHour(stored.getMaxQueriesPerIPPerHour())
      .setQueryParameters(stored.getQueryParameters())
      .setReferers(stored.getReferers())
      .setValidity(stored.getValidity())
      .addAcl(Acl.BROWSE);
    client.updateApiKey(key, changed);

    client.waitForApiKey(key, ApiKeyOperation.UPDATE, changed);
    System.out.println(client.getApiKey(key).getAcl());
    // endregion

    // region delete
    client.deleteApiKey(key);

    client.waitForApiKey(key, ApiKeyOperation.DELETE); // returns null
    System.out.println("The key is gone.");
    // endregion

    // region check
    String addedKey = client.addApiKey(apiKey).getKey();
    client.waitForApiKey(addedKey, ApiKeyOperation.ADD);

    // Throws if the wait ended because of an error.
    System.out.println(client.getApiKey(addedKey).getAcl());
    // endregion

    // region tries
    client.updateApiKey(addedKey, changed);
    // The function returns the milliseconds until the next retry.
    client.waitForApiKey(
      addedKey,
      ApiKeyOperation.UPDATE,
      changed,
      100,
      retries -> 500
    );
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
