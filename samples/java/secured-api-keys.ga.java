// region setup
import com.algolia.api.SearchClient;
import com.algolia.config.RequestOptions;
import com.algolia.exceptions.AlgoliaApiException;
import com.algolia.exceptions.AlgoliaRuntimeException;
import com.algolia.model.search.Acl;
import com.algolia.model.search.ApiKey;
import com.algolia.model.search.ApiKeyOperation;
import com.algolia.model.search.IndexSettings;
import com.algolia.model.search.SearchParamsObject;
import com.algolia.model.search.SearchResponse;
import com.algolia.model.search.SecuredApiKeyRestrictions;
import com.algolia.model.search.UpdatedAtResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// endregion

class SecuredApiKeys {

  // region generate
  static String createTenantKey(
    SearchClient client,
    String parentApiKey,
    String tenant,
    String userToken
  ) throws Exception {
    return client.generateSecuredApiKey(
      parentApiKey,
      new SecuredApiKeyRestrictions()
        .setFilters("tenant:\"" + tenant + "\"")
        .addRestrictIndices("invoices")
        .setValidUntil(Instant.now().plus(Duration.ofHours(1)).getEpochSecond())
        .setUserToken(userToken)
    );
  }

  // endregion

  // region data
  static Map<String, Object> invoice(String objectID, String tenant, String title) {
    Map<String, Object> record = new HashMap<>();
    record.put("objectID", objectID);
    record.put("tenant", tenant);
    record.put("title", title);
    return record;
  }

  // endregion

  public static void main(String[] args) throws Exception {
    // region setup
    // The admin API key: it creates the parent key. Server only.
    SearchClient client = new SearchClient("YOUR_APP_ID", "YOUR_API_KEY");
    // endregion

    // region data
    UpdatedAtResponse settings = client.setSettings(
      "invoices",
      new IndexSettings().addAttributesForFaceting("filterOnly(tenant)")
    );
    client.waitForTask("invoices", settings.getTaskID());

    List<Map<String, Object>> invoices = Arrays.asList(
      invoice("1", "acme", "Anvils"),
      invoice("2", "acme", "Rockets"),
      invoice("3", "globex", "Lasers")
    );
    client.saveObjects("invoices", invoices, true, new RequestOptions());
    // endregion

    // region parent
    String parentApiKey = client
      .addApiKey(
        new ApiKey()
          .addAcl(Acl.SEARCH)
          .addIndexes("invoices")
          .setDescription("Parent of the tenant keys")
      )
      .getKey();
    client.waitForApiKey(parentApiKey, ApiKeyOperation.ADD);
    // endregion

    // region search
    String acmeKey = createTenantKey(client, parentApiKey, "acme", "user-1");
    SearchClient tenant = new SearchClient("YOUR_APP_ID", acmeKey);
    SearchResponse<Map> found = tenant.searchSingleIndex("invoices", Map.class);
    found.getHits().forEach(invoice -> System.out.println(invoice.get("title")));
    // endregion

    // region widen
    SearchResponse<Map> widened = tenant.searchSingleIndex(
      "invoices",
      new SearchParamsObject().setFilters("tenant:globex"),
      Map.class
    );
    System.out.println(widened.getNbHits() + " invoices of globex");
    // endregion

    // region refresh
    tenant.setClientApiKey(createTenantKey(client, parentApiKey, "globex", "user-2"));
    SearchResponse<Map> others = tenant.searchSingleIndex("invoices", Map.class);
    others.getHits().forEach(invoice -> System.out.println(invoice.get("title")));
    // endregion

    // region validity
    Duration left = client.getSecuredApiKeyRemainingValidity(acmeKey);
    System.out.println(Math.round(left.getSeconds() / 60.0) + " minutes left");
    // endregion

    // region no-expiry
    String endless = client.generateSecuredApiKey(
      parentApiKey,
      new SecuredApiKeyRestrictions().setFilters("tenant:acme")
    );
    try {
      client.getSecuredApiKeyRemainingValidity(endless);
    } catch (AlgoliaRuntimeException error) {
      System.out.println(error.getMessage());
    }
    // endregion

    // region revoke
    client.deleteApiKey(parentApiKey);
    client.waitForApiKey(parentApiKey, ApiKeyOperation.DELETE);

    try {
      tenant.searchSingleIndex("invoices", Map.class);
    } catch (AlgoliaApiException error) {
      System.out.println("Rejected");
    }
    tenant.close();
    // endregion

    // region setup
    // The samples go here.
    client.close();
    // endregion
  }
}
