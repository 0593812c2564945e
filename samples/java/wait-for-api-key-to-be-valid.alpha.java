// region setup
import com.algolia.api.SearchClient;
import com.algolia.model.search.Acl;
import com.algolia.model.search.ApiKey;
import com.algolia.model.search.GetApiKeyResponse;
import com.algolia.utils.ApiKeyOperation;

// endregion
class WaitForApiKeyToBeValid {

  public static void main(String[] args) {
    // region setup
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region add
    ApiKey apiKey = new ApiKey()
      .addAcl(Acl.SEARCH)
      .setDescription("Search key of the film site")
      .addIndexes("films");
    String key = client.addApiKey(apiKey).getKey();

    client.waitForApiKey(ApiKeyOperation.ADD, key);
    System.out.println("The key is ready.");
    // endregion

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

    client.waitForApiKey(ApiKeyOperation.UPDATE, key, changed);
    System.out.println(client.getApiKey(key).getAcl());
    // endregion

    // region delete
    client.deleteApiKey(key);

    client.waitForApiKey(ApiKeyOperation.DELETE, key); // don't use the result
    System.out.println("The key is gone.");
    // endregion

    // region check
    String addedKey = client.addApiKey(apiKey).getKey();
    client.waitForApiKey(ApiKeyOperation.ADD, addedKey);

    // Throws if the wait ended because of an error.
    System.out.println(client.getApiKey(addedKey).getAcl());
    // endregion

    // region tries
    client.updateApiKey(addedKey, changed);
    // The function returns the milliseconds until the next retry.
    client.waitForApiKey(
      ApiKeyOperation.UPDATE,
      addedKey,
      changed,
      100,
      retries -> 500
    );
    // endregion
  }
}
