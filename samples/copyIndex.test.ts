import path from 'node:path';
import {expect, it} from 'vitest';
import {createApplications} from './proof/applications.ts';
import {runSample} from './proof/runSample.ts';
import {samplesFolder} from './proof/sampleFile.ts';

const program = path.join(samplesFolder, 'javascript/copy-index-to-another-application.ts');
/** A page has at most 1000. */
const moreThanOnePage = Array.from({length: 1001}, (_, index) => `entry-${index}`);

it.each(['alpha', 'ga'] as const)(
  'the program of the guide copies more than one page of rules and of synonyms, with %s',
  {timeout: 120_000},
  async (version) => {
    const [source, destination] = await createApplications();
    const {films} = source.state.indices;
    if (!films) throw new Error('The examples have no index "films".');
    for (const objectID of moreThanOnePage) {
      films.rules[objectID] = {objectID, conditions: [{context: objectID}], consequence: {hide: [{objectID: 'alien'}]}};
      films.synonyms[objectID] = {objectID, type: 'synonym', synonyms: [objectID, 'film']};
    }
    await runSample(program, version, [source, destination]);
    const copy = destination.state.indices.films;
    expect(copy?.rules).toEqual(films.rules);
    expect(copy?.synonyms).toEqual(films.synonyms);
  },
);
