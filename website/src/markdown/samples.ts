import path from 'node:path';
import type {TypeNote} from '@docs/samples/proofs';
import {versions, versionsOf} from '@docs/samples/versions';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import type {DocsVersionConfig} from '../config/siteConfig.ts';
import {languageLabel, languageNames} from '../layer/languages.ts';
import type {RunnableSample} from '../runStart.ts';
import {addUse} from './docUses.ts';
import type {Region} from './sampleRegions.ts';
import {listGuides, readSampleFiles, runnableLanguages, type GuideSample} from './sampleFiles.ts';

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
      const runnable = findRunnable(samplesFolder, wanted);
      parent.children[index] = showSamples(chooseFiles(found, wanted, node, file), wanted, runnable);
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

/** The programs with this region that can run in the page, by language. */
function findRunnable(samplesFolder: string, {guide, region, client}: Wanted): Record<string, RunnableSample> {
  const programs = readSampleFiles(samplesFolder, guide, {samples: client}).filter(({regions}) => regions.has(region));
  const toRunnable = (language: string): [string, RunnableSample][] => {
    const name = programs.find((program) => program.language === language)?.name;
    const [own = client] = name === undefined ? [] : listOwnVersions(name);
    return name !== undefined && isClient(own) ? [[language, {program: name, region, client: own}]] : [];
  };
  return Object.fromEntries(runnableLanguages.flatMap(toRunnable));
}

/** The version that a program is for alone, if it says so. */
function listOwnVersions(name: string): string[] {
  const versions = versionsOf(name);
  return versions.length === 1 ? versions : [];
}

function isClient(version: string | undefined): version is RunnableSample['client'] {
  return version !== undefined && version in versions;
}

/** Tabs, unless there is only one language. */
function showSamples(found: GuideSample[], wanted: Wanted, runnable: Record<string, RunnableSample>): MdxJsxFlowElement {
  const [first, ...others] = found;
  const show = (sample: GuideSample): Content[] => showSample(sample, wanted, sayRunnable(sample, runnable));
  if (first && others.length === 0) return element('SampleBlock', {}, show(first));
  const tabs = found.map((sample) =>
    element('TabItem', {value: sample.language, label: languageLabel(sample.language)}, show(sample)),
  );
  return element('Tabs', {groupId: 'language'}, tabs);
}

/** A program of another language sends what the JavaScript program sends. */
function sayRunnable({language}: GuideSample, runnable: Record<string, RunnableSample>): Record<string, string> {
  const {[language]: own, javascript} = runnable;
  if (own) return {run: JSON.stringify(own)};
  return javascript ? {show: JSON.stringify(javascript)} : {};
}

/** The code, how to run it, what was checked, and, folded, what the code needs before it. */
function showSample(
  {language, grammar, regions, proof}: GuideSample,
  {region: name, title, client}: Wanted,
  runnable: Record<string, string>,
): Content[] {
  const [region, setup] = [regions.get(name), regions.get('setup')];
  if (!region) return [];
  const types = placeTypes(region, proof?.types ?? []);
  const checked = proof?.checked[client ?? ''] ?? proof?.checked.any;
  const notes = {
    ...runnable,
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
