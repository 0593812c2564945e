/** Cuts a text at its backticks. */
export function splitCode(text: string): {part: string; isCode: boolean}[] {
  return text
    .split('`')
    .map((part, index) => ({part, isCode: index % 2 === 1}))
    .filter(({part}) => part !== '');
}
