import algoliasearch from "algoliasearch";

type Film = { title: string; year: number };

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

let films: Film[] = [];
await index.browseObjects<Film>({
  batch: (batch) => {
    films = films.concat(batch);
  },
});
console.log(films.length, films.map((film) => film.title).sort());

const recent: string[] = [];
await index.browseObjects<Film>({
  query: "",
  filters: "year > 2000",
  attributesToRetrieve: ["title"],
  batch: (hits) => recent.push(...hits.map((hit) => hit.objectID)),
});
console.log(recent.sort());
