import path from 'node:path';
import type {TypeNote} from '@docs/samples/proofs';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {DocsVersionConfig} from '../config/siteConfig.ts';
import {languageLabel, languageNames} from '../languages.ts';
import {addUse} from './docUses.ts';
import type {Region} from './sampleRegions.ts';
import {listGuides, readSampleFiles, type GuideSample} from './sampleFiles.ts';

const attributes = ['guide', 'region', 'only', 'title'];

type Options = {
  samplesFolder: string;
  /** The version of the docs that the page is of. */
  version: Pick<DocsVersionConfig, 'name' | 'samples'>;
};

/**
 * Remark plugin: `<Sample region="batch" />` becomes that region of the guide's programs, in a tab for each language, with what
 * was checked and with what goes before it. The guide is the page's own, unless `guide` names another. A program for the version of
 * the docs goes before one for all of them, region by region.
 */
export function samples({samplesFolder, version}: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Sample' || !parent || index === undefined) return;
      const wanted = {...readAttributes(node, version.name, file), client: version.samples};
      addUse(file, 'guides', wanted.guide);
      const found = findFiles(samplesFolder, wanted, node, file);
      parent.children[index] = showSamples(chooseFiles(found, wanted, node, file), wanted);
    });
  };
}

type Content = MdxJsxFlowElement['children'][number];
type Wanted = {
  guide: string;
  region: string;
  only: string[] | undefined;
  title: string | undefined;
  /** What programs for the version of the docs are called. */
  client: string | undefined;
};

function readAttributes(node: MdxJsxFlowElement, version: string, file: VFile): Omit<Wanted, 'client'> {
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || !attributes.includes(attribute.name))
      file.fail(`<Sample> takes ${attributes.join(', ')}, each with a string value: <Sample region="batch" />.`, node);
    given[attribute.name] = attribute.value;
  }
  if (given.region === undefined) file.fail('<Sample> needs a region: <Sample region="batch" />.', node);
  const only = given.only?.split(/\s+/);
  const unknown = only?.find((language) => !languageNames.includes(language));
  if (unknown !== undefined)
    file.fail(`<Sample only="${unknown}"> is not a known language. Known languages: ${languageNames.join(', ')}.`, node);
  const page = path.basename(path.basename(file.path, '.mdx'), `.${version}`);
  return {guide: given.guide ?? page, region: given.region, only, title: given.title};
}

function findFiles(samplesFolder: string, {guide, only, client}: Wanted, node: MdxJsxFlowElement, file: VFile): GuideSample[] {
  const all = readSampleFiles(samplesFolder, guide, {samples: client});
  const found = all.filter(({language}) => only?.includes(language) ?? true);
  if (found.length === 0) {
    const known = listGuides(samplesFolder).join(', ') || 'none';
    file.fail(
      `Cannot find samples/<language>/${guide}${only ? ` in ${only.join(', ')}` : ''}. Guides with samples: ${known}.`,
      node,
    );
  }
  return found;
}

/** Of each language, the first program that has the region. */
function chooseFiles(found: GuideSample[], {region}: Wanted, node: MdxJsxFlowElement, file: VFile): GuideSample[] {
  const languages = [...new Set(found.map(({language}) => language))];
  return languages.map((language) => {
    const own = found.filter((sample) => sample.language === language);
    const chosen = own.find(({regions}) => regions.has(region));
    if (chosen) return chosen;
    const names = own.map(({name}) => `samples/${name}`).join(' and ');
    const known = own.flatMap(({regions}) => [...regions.keys()]);
    return file.fail(
      `Cannot find region "${region}" in ${names}. Regions there: ${[...new Set(known)].join(', ')}. Add "region ${region}" to it, fix the name, or name the languages that have it with only="…".`,
      node,
    );
  });
}

/** Tabs, unless there is only one language. */
function showSamples(found: GuideSample[], wanted: Wanted): MdxJsxFlowElement {
  const [first, ...others] = found;
  if (first && others.length === 0) return element('SampleBlock', {}, showSample(first, wanted));
  const tabs = found.map((sample) =>
    element('TabItem', {value: sample.language, label: languageLabel(sample.language)}, showSample(sample, wanted)),
  );
  return element('Tabs', {groupId: 'language'}, tabs);
}

/** The code, what was checked, and, folded, what the code needs before it. */
function showSample({language, grammar, regions, proof}: GuideSample, {region: name, title, client}: Wanted): Content[] {
  const [region, setup] = [regions.get(name), regions.get('setup')];
  if (!region) return [];
  const types = placeTypes(region, proof?.types ?? []);
  const checked = proof?.checked[client ?? ''] ?? proof?.checked.any;
  const notes = {
    ...(checked === undefined ? {} : {checked}),
    ...(types.length > 0 ? {types: JSON.stringify(listTypes(types))} : {}),
  };
  const before = setup && name !== 'setup' && language !== 'curl' ? [showCode(grammar, setup, [])] : [];
  const code = showCode(grammar, region, types);
  return [title === undefined ? code : {...code, meta: `title="${title}"`}, element('SampleNotes', notes, before)];
}

function showCode(grammar: string, {code}: Region, types: TypeNote[]): Code {
  const data = types.length > 0 ? {hProperties: {types: JSON.stringify(types)}} : {};
  return {type: 'code', lang: grammar, value: code, data};
}

/** Types are noted by their place in the file; here, by their place in the region. */
function placeTypes({lines}: Region, types: TypeNote[]): TypeNote[] {
  return lines.flatMap(({number, indent}, index) =>
    types
      .filter(({line}) => line === number)
      .map((type) => ({...type, line: index + 1, from: type.from - indent, to: type.to - indent})),
  );
}

/** Each name once, for readers who cannot point at it. */
function listTypes(types: TypeNote[]): {name: string; text: string}[] {
  const byText = new Map(types.map(({name, text}) => [text, {name, text}]));
  return [...byText.values()];
}

function element(name: string, given: Record<string, string>, children: Content[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(given).map(([attribute, value]) => ({type: 'mdxJsxAttribute', name: attribute, value})),
    children,
  };
}
