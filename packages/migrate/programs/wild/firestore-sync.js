// Keeps the "listings" index in step with Firestore.
const functions = require("firebase-functions");
const admin = require("firebase-admin");
const algoliasearch = require("algoliasearch");

admin.initializeApp();
const db = admin.firestore();

const APP_ID = functions.config().algolia.app;
const ADMIN_KEY = functions.config().algolia.key;

const client = algoliasearch(APP_ID, ADMIN_KEY);
const index = client.initIndex("listings");

exports.addToIndex = functions.firestore
  .document("listings/{listingId}")
  .onCreate((snapshot) => {
    const data = snapshot.data();
    const objectID = snapshot.id;

    return index.saveObject({ ...data, objectID });
  });

exports.updateIndex = functions.firestore
  .document("listings/{listingId}")
  .onUpdate((change) => {
    const newData = change.after.data();
    const objectID = change.after.id;
    return index.saveObject({ ...newData, objectID });
  });

exports.deleteFromIndex = functions.firestore
  .document("listings/{listingId}")
  .onDelete((snapshot) => index.deleteObject(snapshot.id));

// One-off import: https://<region>-<project>.cloudfunctions.net/sendCollection
exports.sendCollection = functions.https.onRequest(async (req, res) => {
  const records = [];
  const querySnapshot = await db.collection("listings").get();

  querySnapshot.docs.forEach((doc) => {
    const document = doc.data();
    if (!document.published) return;
    records.push({
      objectID: doc.id,
      title: document.title,
      price: document.price,
      _geoloc: {
        lat: document.location.latitude,
        lng: document.location.longitude,
      },
    });
  });

  index
    .saveObjects(records)
    .then(({ objectIDs }) => {
      console.log(`Imported ${objectIDs.length} listings`);
      res.status(200).send("OK");
    })
    .catch((err) => {
      console.error(err);
      res.status(500).send(err.message);
    });
});

exports.onUserDelete = functions.auth.user().onDelete(async (user) => {
  await index.deleteBy({ filters: `owner:${user.uid}` });
  const { nbHits } = await index.search("", {
    filters: `owner:${user.uid}`,
    hitsPerPage: 0,
  });
  if (nbHits > 0) console.warn("listings left", nbHits);
});
