import {z} from 'zod';
import {parseConfig} from './parseConfig.ts';

export type SidebarItemConfig =
  | string
  | {type: 'doc'; id: string; label?: string | undefined}
  | {type: 'link'; label: string; href: string}
  | {
      type: 'category';
      label: string;
      link?: {type: 'doc'; id: string} | undefined;
      collapsed?: boolean | undefined;
      items: SidebarItemConfig[];
    };

const docItem = z.strictObject({type: z.literal('doc'), id: z.string(), label: z.string().optional()});
const linkItem = z.strictObject({type: z.literal('link'), label: z.string().min(1), href: z.string().min(1)});
const categoryItem = z.strictObject({
  type: z.literal('category'),
  label: z.string().min(1),
  link: z.strictObject({type: z.literal('doc'), id: z.string()}).optional(),
  collapsed: z.boolean().optional(),
  get items() {
    return z.array(sidebarItem).min(1);
  },
});
const sidebarItem: z.ZodType<SidebarItemConfig, SidebarItemConfig> = z.lazy(() =>
  z.union([
    z.discriminatedUnion(
      'type',
      [docItem, linkItem, categoryItem],
      'must be a doc id or have a type: "doc", "link" or "category"',
    ),
    z.string(),
  ]),
);
const sidebarsSchema = z.record(z.string(), z.array(sidebarItem));

export type SidebarsConfig = z.output<typeof sidebarsSchema>;

export function defineSidebars(sidebars: z.input<typeof sidebarsSchema>): SidebarsConfig {
  return parseConfig(sidebarsSchema, sidebars, 'sidebars.ts');
}
