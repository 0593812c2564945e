import {z} from 'zod';

/** What a page says about itself before its text. */
export const frontMatterSchema = z.strictObject({
  title: z.string('must be a string: the page title').min(1, 'must not be empty'),
  description: z.string('must be a string: one sentence for search results and link previews').min(1, 'must not be empty'),
  sidebar_label: z.string().min(1).optional(),
  slug: z
    .string()
    .regex(/^\/?[\w./-]*$/, 'must be a path of letters, digits, ".", "-", "_" and "/"')
    .optional(),
  keywords: z.array(z.string()).default([]),
  draft: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  hide_from_sidebar: z.boolean().optional(),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;
