type Scripts = {script: string; language: 'js' | 'ts' | 'tsx'; hasTemplate: boolean};

const scriptElement = /(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;

/** The code of a file. Of a component, everything but its scripts is blanked out, so that offsets and lines stay. */
export function readScripts(path: string, text: string): Scripts {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  if (ending !== 'vue' && ending !== 'svelte') return {script: text, language: languageOf(ending), hasTemplate: false};
  const elements = [...text.matchAll(scriptElement)];
  const isTyped = elements.some(([, tag = '']) => /\blang\s*=\s*["']?(ts|tsx|typescript)\b/.test(tag));
  let script = '';
  let end = 0;
  for (const {0: element, 1: tag = '', 2: code = '', index} of elements) {
    const start = index + tag.length;
    script += blank(text.slice(end, start)) + code;
    end = index + element.length;
    // A statement may end without a semicolon, and the next script follows.
    script += `;${blank(text.slice(start + code.length + 1, end))}`;
  }
  return {script: script + blank(text.slice(end)), language: isTyped ? 'ts' : 'js', hasTemplate: true};
}

function languageOf(ending: string): Scripts['language'] {
  if (ending === 'tsx') return 'tsx';
  return /^[mc]?ts$/.test(ending) ? 'ts' : 'js';
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, ' ');
}
