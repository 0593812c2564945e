import {languages, releasedClients} from '@docs/algolia-specs/facts';
import type {ReactNode} from 'react';
import {Code} from '../content/Code.tsx';
import {TabItem, Tabs} from '../content/Tabs.tsx';
import {readRegions} from '../markdown/sampleRegions.ts';

const {javascript, php, java} = releasedClients;

/** How to install a released client. */
const installations: Record<string, {language: string; code: string}> = {
  javascript: {language: 'bash', code: `npm install --save-exact ${javascript.name}@${javascript.version}`},
  php: {language: 'bash', code: `composer require ${php.name}:${php.version}`},
  java: {
    language: 'groovy',
    code: `dependencies {
  implementation '${java.name}:${java.version}'
}`,
  },
};

/** Programs that the tests run or check, as every sample of a guide. */
const programs = import.meta.glob<string>('../../../samples/*/home.*', {query: '?raw', import: 'default', eager: true});

/** How to install a client and search with it, in the reader's language. */
export function InstallTabs(): ReactNode {
  return (
    <Tabs groupId="language">
      {languages.flatMap(({name, label, extension}) => {
        const install = installations[name];
        if (!install) return [];
        const code = readSearch(`samples/${name}/home`, extension);
        return (
          <TabItem key={name} value={name} label={label}>
            <Code {...install} title="Install" />
            {code !== undefined && <Code language={name} code={code} title="Search" />}
          </TabItem>
        );
      })}
    </Tabs>
  );
}

/** The program for released clients, or else the one for all. A site without samples shows none. */
function readSearch(name: string, extension: string): string | undefined {
  const files = [`${name}.ga${extension}`, `${name}${extension}`];
  const [found] = files.flatMap((file) => {
    const source = programs[`../../../${file}`];
    return source === undefined ? [] : [{file, source}];
  });
  return found && readRegions(found.source, found.file).get('search')?.code;
}
