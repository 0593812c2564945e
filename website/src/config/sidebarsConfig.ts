import {z} from 'zod';
import {parseConfig} from './parseConfig.ts';

export type SidebarItemConfig =
  | string
  | {type: 'link'; label: string; href: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | undefined;
      items: SidebarItemConfig[];
    };

const linkItem = z.strictObject({type: z.literal('link'), label: z.string().min(1), href: z.string().min(1)});
const categoryItem = z.strictObject({
  type: z.literal('category'),
  label: z.string().min(1),
  link: z.strictObject({type: z.literal('doc'), id: z.string()}).optional(),
  get items() {
    return z.array(sidebarItem).min(1);
  },
});
const sidebarItem: z.ZodType<SidebarItemConfig, SidebarItemConfig> = z.lazy(() =>
  z.union([
    z.discriminatedUnion('type', [linkItem, categoryItem], 'must be a doc id or have a type: "link" or "category"'),
    z.string(),
  ]),
);
const sidebar = z
  .strictObject({
    /** What overviews call its pages. */
    title: z.string().min(1),
    /** What search calls them, if that is something else. */
    area: z.string().min(1).optional(),
    items: z.array(sidebarItem),
  })
  .transform(({area, ...others}) => ({...others, area: area ?? others.title}));

/** The sidebars of a docs version, by name. */
export const sidebarsSchema = z.record(z.string(), sidebar);

export type SidebarsConfig = z.output<typeof sidebarsSchema>;

export function defineSidebars(sidebars: z.input<typeof sidebarsSchema>): SidebarsConfig {
  return parseConfig(sidebarsSchema, sidebars, 'sidebars.ts');
}
