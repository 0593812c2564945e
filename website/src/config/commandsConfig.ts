import {z} from 'zod';
import {parseConfig} from './parseConfig.ts';

const text = z.string().min(1);
const argument = z.strictObject({name: text, means: text, values: z.array(text).default([]), initial: text.optional()});
const option = z.strictObject({flags: text, means: text});
const command = z.strictObject({
  /** The id of the page that explains it, and of its heading there. */
  page: text,
  heading: text,
  usage: text,
  does: text,
  /** Names of arguments and options, which several commands share. */
  arguments: z.array(text).default([]),
  options: z.array(text).default([]),
  changes: text.optional(),
  examples: z.array(z.strictObject({run: text, does: text})).default([]),
});

const snapshot = z.strictObject({
  date: text,
  /** Why pages describe that state: the end of a sentence, without its full stop. */
  reason: text,
  repository: z.url(),
  commit: z.string().regex(/^[\da-f]{40}$/, 'must be a full hash: 40 hexadecimal digits'),
  /** Where a page lists what is different today. */
  changes: z.strictObject({page: text, heading: text, label: text}),
});

const commandsSchema = z
  .strictObject({
    /** The state of the repository that contributor pages describe. */
    snapshot: snapshot.optional(),
    options: z.record(text, option),
    arguments: z.record(text, argument),
    commands: z.record(text, command),
  })
  .check(({value, issues}) => {
    for (const [name, {arguments: args, options}] of Object.entries(value.commands)) {
      for (const [kind, used] of [['arguments', args] as const, ['options', options] as const])
        for (const entry of used.filter((key) => !(key in value[kind])))
          issues.push({
            code: 'custom',
            input: entry,
            path: ['commands', name, kind],
            message: `"${entry}" is not there. Known ones: ${Object.keys(value[kind]).join(', ')}`,
          });
    }
  });

export type CommandsConfig = z.output<typeof commandsSchema>;
export type Command = CommandsConfig['commands'][string];

/** The commands of the repository that generates the clients: described once, shown by several pages. */
export function defineCommands(commands: z.input<typeof commandsSchema>): CommandsConfig {
  return parseConfig(commandsSchema, commands, 'commands.ts');
}
