import {describe, expect, it} from 'vitest';
import {readIdentifiers} from './identifiers.ts';

describe('readIdentifiers', () => {
  it('takes names of several words from a program, each once', () => {
    const code =
      "const {taskID} = await client.saveObject({indexName: 'films'}); await client.waitForTask(query_nb_hits, taskID);";
    expect(readIdentifiers(code, 'ts')).toEqual(['taskID', 'saveObject', 'indexName', 'waitForTask', 'query_nb_hits']);
  });

  it('takes commands as they are, without comments and without pasted data', () => {
    expect(readIdentifiers(`# first\nyarn docker build specs\n\ncurl ${'x'.repeat(200)}`, 'bash')).toEqual([
      'yarn docker build specs',
    ]);
  });

  it('finds nothing in plain words', () => {
    expect(readIdentifiers('return null', 'ts')).toEqual([]);
  });
});
