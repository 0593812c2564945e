import {Admonition} from './Admonition.tsx';
import {MarkdownCodeBlock} from './CodeBlock.tsx';
import {Diagram} from './Diagram.tsx';
import {FilterRows} from './FilterRows.tsx';
import {Heading2, Heading3, Heading4} from './Heading.tsx';
import {MigrationAssistant} from './MigrationAssistant.tsx';
import type {pageComponents} from '../markdown/pageComponents.ts';
import {SampleBlock, SampleNotes} from './SampleNotes.tsx';
import {Table} from './Table.tsx';
import {TabItem, Tabs} from './Tabs.tsx';

/** What Markdown is rendered with, and what MDX may use without an import. */
export const mdxComponents = {
  aside: Admonition,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  pre: MarkdownCodeBlock,
  table: Table,
  Diagram,
  FilterRows,
  MigrationAssistant,
  SampleBlock,
  SampleNotes,
  TabItem,
  Tabs,
} satisfies Record<(typeof pageComponents)[number], unknown> & Record<string, unknown>;
