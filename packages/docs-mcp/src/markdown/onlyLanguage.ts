/** How the code of a sample in a language starts. Other code, such as what installs a client, is for everybody. */
const starts: Record<string, RegExp> = {
  javascript: /^```(js|ts|jsx|tsx|javascript|typescript)\n/,
  php: /^```php\n/,
  java: /^```java\n/,
  curl: /^```(bash|sh)\ncurl -X /,
};

/** What stands directly above a sample and is only about it: the label of a tab, or a few words such as "Before:". */
const lead = /^(\*\*[\w ]+\*\*|[A-Z][^\n]{0,60}:)$/;
/** What follows it: how it was checked, and the imports that it needs. */
const note = /^(_[^_\n]+_|\*[^*\n]+\*|Imports and client:)$/;

/** The text without samples in other languages, their tab labels, and the notes that belong to them. */
export function onlyLanguage(markdown: string, language: string): string {
  const others = Object.entries(starts).flatMap(([name, start]) => (name === language ? [] : [start]));
  const kept: string[] = [];
  let isDropping = false;
  for (const block of splitBlocks(markdown)) {
    if (others.some((start) => start.test(block))) {
      // What was dropped just before has taken its own lead along: the one that is left is for all languages.
      if (!isDropping && lead.test(kept.at(-1) ?? '')) kept.pop();
      isDropping = true;
      continue;
    }
    isDropping &&= note.test(block);
    if (!isDropping) kept.push(block);
  }
  return kept.join('\n\n');
}

/** Paragraphs, with code in one piece. */
function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let isCode = false;
  for (const part of markdown.split('\n\n')) {
    if (isCode) blocks.push(`${blocks.pop() ?? ''}\n\n${part}`);
    else blocks.push(part);
    const fenceMarks = part.match(/^\s*```/gm)?.length ?? 0;
    if (fenceMarks % 2 === 1) isCode = !isCode;
  }
  return blocks;
}
