import {existsSync, readFileSync} from 'node:fs';
import {checkCurl} from './checkCurl.ts';
import {checkJava} from './checkJava.ts';
import {checkPhp} from './checkPhp.ts';
import type {Proof} from './proofs.ts';
import {type CheckedTypes, checkTypes} from './checkTypes.ts';
import {isReleasedJava, javaReceipts, listWithoutJavaReceipt} from './javaReceipts.ts';
import {lintPhp} from './lintPhp.ts';
import {listWithoutPhpReceipt, phpReceipts} from './phpReceipts.ts';
import {runSample} from './runSample.ts';
import type {SampleFile} from './sampleFile.ts';
import {sampleNotes} from './sampleNotes.ts';
import {readSpecNames, type SpecNames} from './specNames.ts';
import {type Version, versions, versionsOf} from './versions.ts';

export type Outcome = {sample: SampleFile; proof: Proof; problems: string[]};

/** Runs or checks each program. One with problems is not proven. */
export async function proveSamples(samples: SampleFile[]): Promise<Outcome[]> {
  const specs = await readSpecNames();
  const programs = samples.filter(({language}) => language === 'javascript');
  const types = {v4: checkVersion(programs, 'v4'), alpha: checkVersion(programs, 'alpha'), ga: checkVersion(programs, 'ga')};
  const outcomes: Outcome[] = [];
  const queue = samples.entries();
  // Two at a time: a program mostly waits for its tasks.
  const work = async (): Promise<void> => {
    for (const [index, sample] of queue)
      outcomes[index] = await (sample.language === 'javascript' ? proveJavaScript(sample, types) : proveOther(sample, specs));
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

type TypesByVersion = Record<Version, Map<string, CheckedTypes>>;

function checkVersion(programs: SampleFile[], version: Version): Map<string, CheckedTypes> {
  return checkTypes(
    programs.filter(({name}) => versionsOf(name).includes(version)).map(({file}) => file),
    version,
  );
}

async function proveJavaScript(sample: SampleFile, types: TypesByVersion): Promise<Outcome> {
  const wanted = versionsOf(sample.name);
  const problems: string[] = [];
  for (const version of wanted) {
    const found = types[version].get(sample.file)?.problems ?? [];
    problems.push(...found.map((problem) => `with ${versions[version]}, ${problem}`));
    const differences = await checkOutput(sample, version);
    // On a busy machine a task may be over before the program looks at it. A second run tells that from a fault.
    problems.push(...(differences.length > 0 ? await checkOutput(sample, version) : []));
  }
  const notes = types[wanted.at(-1) ?? 'ga'].get(sample.file)?.types ?? [];
  const sayRun = (proven: Version[]): string => sampleNotes.run(proven.map((version) => versions[version]));
  // Who reads about the released client doesn't care for the one before it.
  const checked = {any: sayRun(wanted), ...(wanted.includes('ga') && {ga: sayRun(['ga'])})};
  return {sample, problems, proof: {hash: sample.hash, checked, types: notes}};
}

/** What a program prints is written beside it. */
export async function checkOutput({file, name}: Pick<SampleFile, 'file' | 'name'>, version: Version): Promise<string[]> {
  const expectedFile = file.replace(/\.ts$/, '.txt');
  try {
    const printed = (await runSample(file, version)).trimEnd();
    if (!existsSync(expectedFile))
      return [
        `with ${versions[version]}, it prints the lines below. If they are right, write them to samples/${name.replace(/\.ts$/, '.txt')}:\n${printed}`,
      ];
    const expected = readFileSync(expectedFile, 'utf8').trimEnd();
    return printed === expected ? [] : [`with ${versions[version]}, it prints:\n${printed}\nbut should print:\n${expected}`];
  } catch (error) {
    return [`with ${versions[version]}, ${error instanceof Error ? error.message : String(error)}`];
  }
}

type Check = {
  check: (sample: SampleFile, specs: SpecNames) => string[] | Promise<string[]>;
  /** What the line under it says, by who reads it. */
  say: (sample: SampleFile) => Proof['checked'];
};

const checks: Record<string, Check> = {
  php: {check: checkPhpSample, say: sayPhp},
  java: {check: ({source}, specs) => checkJava(source, specs), say: () => ({any: sampleNotes.notRunAnyMore})},
  curl: {check: ({source}) => checkCurl(source), say: () => ({any: sampleNotes.sent})},
};

/** A program for two clients may only use what both of them have. PHP reads it here, or a receipt says where it did. */
function checkPhpSample(sample: SampleFile, specs: SpecNames): string[] {
  const {name, source, file} = sample;
  const releases = versionsOf(name).filter((version) => version !== 'v4');
  const isOpen = listWithoutPhpReceipt([sample], phpReceipts.read()).length > 0;
  return [
    ...new Set(releases.flatMap((release) => checkPhp(source, specs, release))),
    ...lintPhp(file),
    ...(isOpen ? ['PHP hasn’t read it as it is. Run "npm run samples -- --php" where PHP is installed.'] : []),
  ];
}

function sayPhp({name}: SampleFile): Proof['checked'] {
  const php = phpReceipts.read()[name]?.php ?? '';
  return {alpha: sampleNotes.readPhpOfPreRelease(php), ga: sampleNotes.readPhp(php)};
}

/** Not every machine has Java: a receipt says that somebody's has run this very program. */
function checkJavaReceipt(sample: SampleFile): Outcome {
  const receipts = javaReceipts.read();
  const receipt = receipts[sample.name];
  const isOpen = !receipt || listWithoutJavaReceipt([sample], receipts).length > 0;
  const problem = 'nobody has run it as it is. Run "npm run samples -- --java" where Java and Maven are installed.';
  const checked: Proof['checked'] = isOpen ? {} : {any: sampleNotes.ranJava(receipt)};
  return {sample, problems: isOpen ? [problem] : [], proof: {hash: sample.hash, checked, types: []}};
}

async function proveOther(sample: SampleFile, specs: SpecNames): Promise<Outcome> {
  if (isReleasedJava(sample)) return checkJavaReceipt(sample);
  const {language, hash} = sample;
  const {check, say} = checks[language] ?? {check: () => [`no check for ${language}.`], say: () => ({})};
  const proof = {hash, checked: say(sample), types: []};
  try {
    return {sample, problems: await check(sample, specs), proof};
  } catch (error) {
    return {sample, problems: [`cannot be read: ${error instanceof Error ? error.message : String(error)}`], proof};
  }
}
