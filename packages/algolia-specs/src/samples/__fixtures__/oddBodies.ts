const nest = (depth: number): unknown => (depth === 0 ? 'deep' : {child: [nest(depth - 1)]});

/** Bodies that a reader could type into a form. Parsed from JSON, since a literal cannot have its own "__proto__". */
export const oddBodies: [string, unknown][] = Object.entries({
  nothing: {},
  'an unknown property': {query: 'dune', colour: 'red', requests: [{indexName: 'films', colour: 'red'}]},
  'values of the wrong type': {query: 5, facets: 'genres', hitsPerPage: 'many', requests: {}, facetFilters: {a: 1}, acl: [5]},
  nulls: {
    query: null,
    facets: [null],
    requests: [null, {indexName: null}],
    filters: null,
    nested: {list: [null, 1], deep: {a: null}},
  },
  'lists in lists': {facetFilters: [[['a']], []], generate: [[[]], [[1, [2]]]], numericFilters: [[], [[]]]},
  'empty objects': {a: {}, list: [{}, []], consequence: {}, conditions: [{}], requests: []},
  'keys like those of a list': {a: {0: 'x', 1: 'y'}, b: {1: 'x'}},
  'keys with quotes': {"it's": 1, 'say "so"': 2, 'back\\slash': 3, '`${tick}`': 4, '$dollar {$brace}': 5},
  'keys with spaces and signs': {'two words': 1, 'a-b': 2, 'a.b': 3, ünï: 4, '🎬 film': 5, '': 6, ' ': 7, '1st': 8, '\n': 9},
  'reserved words': {class: 1, new: 2, function: 3, null: 4, default: 5, var: 6, constructor: 7, toString: 8, hasOwnProperty: 9},
  'its own prototype': JSON.parse('{"__proto__": {"a": 1}, "b": {"__proto__": null}}') as unknown,
  'quotes, backslashes and dollars': {a: `it's`, b: 'say "so"', c: `'"'"`, d: '\\', e: '\\n $x {$y} ${z} `ls` $(ls)', f: "\\'"},
  'control characters': {
    a: 'one\ntwo\r\n\tthree',
    b: '\u0000\u0001\u001b\u007f\u0085',
    c: '\u2028\u2029\ufeff',
    d: '\\u0041 \\u{41}',
  },
  unicode: {a: 'Amélie', b: '千と千尋', c: '🎬👩‍🚀', d: 'مرحبا', e: '\ud800', f: 'e\u0301'},
  'big and small numbers': {
    a: 9007199254740991,
    b: 12345678901234567890,
    c: 1e21,
    d: 1e-7,
    e: -2147483649,
    f: 0.1,
    g: 1.7976931348623157e308,
  },
  'long texts and many fields': {
    text: 'word '.repeat(60),
    ...Object.fromEntries([...Array(30).keys()].map((n) => [`field${n}`, n])),
  },
  'deep nesting': nest(100),
  'code in texts': {a: '*/ // <?php ?> <!-- -->', b: '</script>', c: "'; rm -rf /; '", d: '"); System.exit(0); ("'},
});

/** Bodies that are no objects. */
export const otherBodies: [string, unknown][] = [
  ['null', null],
  ['a text', "it's\nso"],
  ['a number', -1.5],
  ['true', true],
  ['an empty list', []],
  ['a list of lists', [[], [null], [{}, 'x']]],
];
