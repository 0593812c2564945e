import {type Finding, guideUrl, migrate, type Migration} from '@docs/migrate';
import {count} from '@docs/openapi';
import {z} from 'zod';
import {ToolFault} from '../content/toolFault.ts';
import {readOn} from '../markdown/readOn.ts';
import {offsetArgument} from './arguments.ts';
import {type AnyTool, defineTool} from './tool.ts';

/** A program is used whole, so a part of it is longer than other texts. */
const longestCode = 12_000;
const mostInput = 1_200_000;
const mostFindings = 20;
const endings = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte'];

export function createMigrateCode(): AnyTool {
  return defineTool({
    name: 'migrate_code',
    title: 'Migrate code to version 5',
    description:
      'Rewrites JavaScript or TypeScript for algoliasearch 4 as code for algoliasearch 5, and lists what a person has to look at. Give a whole file: it follows clients and indices through it.',
    input: {
      code: z.string().max(mostInput).describe('The file’s text.'),
      file: z.string().max(300).describe('Its name: the ending tells the language. Default: "program.ts".').optional(),
      offset: offsetArgument,
    },
    run({code, file = 'program.ts', offset}) {
      const ending = file.split('.').at(-1) ?? '';
      if (!endings.includes(ending))
        throw new ToolFault(
          `"${file}" is no JavaScript or TypeScript: only ${endings.map((one) => `.${one}`).join(', ')} files are migrated.`,
        );
      const {text, changes, findings} = migrateFile(file, code);
      if (changes.length === 0 && findings.length === 0)
        return "Nothing to change: this file doesn't use algoliasearch 4, or is migrated already.";
      const {part, more} = readOn(text, 'The result', {...(offset !== undefined && {offset}), limit: longestCode});
      return [
        ...(offset === undefined ? [wordFindings(changes.length, findings)] : []),
        `\`\`\`${ending}\n${part}${part.endsWith('\n') ? '' : '\n'}\`\`\``,
        ...(more === '' ? [] : [more]),
      ].join('\n\n');
    },
  });
}

function migrateFile(file: string, code: string): Extract<Migration, {kind: 'migrated'}> {
  const result = migrateNested(file, code);
  if (result.kind === 'migrated') return result;
  throw new ToolFault(
    `${file} can't be parsed at line ${result.line}, column ${result.column}: ${result.reason}\nNothing was changed. If it's another language, name the file: "file": "program.tsx".`,
  );
}

/** Code that is nested too deeply for a parser is nested too deeply for people. */
function migrateNested(file: string, code: string): Migration {
  try {
    return migrate({path: file, text: code});
  } catch (error) {
    if (error instanceof RangeError) throw new ToolFault(`${file} is nested too deeply. Migrate it in parts.`);
    throw error;
  }
}

function wordFindings(changes: number, findings: Finding[]): string {
  const open = findings.filter(({kind}) => kind !== 'changed');
  const look = open.length === 0 ? 'no place marked for you to look at' : `${count(open.length, 'place')} to look at`;
  const more =
    open.length > mostFindings ? [`- And ${open.length - mostFindings} more. Migrate the file in parts to see them.`] : [];
  return [
    `${count(changes, 'change')}, ${look}. Types and other files aren't checked: run your type checker. What changed for every program: ${guideUrl('behaviour-changes')}`,
    ...open.slice(0, mostFindings).map(wordFinding),
    ...more,
  ].join('\n');
}

function wordFinding({kind, resultPlace, message, why, section}: Finding): string {
  const what = kind === 'todo' ? 'To do' : 'Check';
  return `- ${what}, line ${resultPlace.line}: ${[message, why].filter((text) => text !== undefined).join(' ')} ${guideUrl(section)}`;
}
