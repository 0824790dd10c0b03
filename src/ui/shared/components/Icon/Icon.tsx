import {
  Activity,
  Banknote,
  Building2,
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  FlaskConical,
  GitBranch,
  Globe,
  History,
  House,
  Languages,
  Link2,
  ListChecks,
  Palette,
  PanelsTopLeft,
  Recycle,
  Settings,
  ShieldCheck,
  Store,
  Truck,
  Type,
  Users,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

/** Icons of the product's own pages, in the first script so that no icon of the navigation appears late. Code that knows its icon uses Glyph. */
const ICONS = {
  activity: Activity,
  banknote: Banknote,
  'building-2': Building2,
  'chart-no-axes-column': ChartNoAxesColumn,
  'clipboard-list': ClipboardList,
  'flask-conical': FlaskConical,
  'git-branch': GitBranch,
  globe: Globe,
  history: History,
  house: House,
  languages: Languages,
  'link-2': Link2,
  'list-checks': ListChecks,
  palette: Palette,
  'panels-top-left': PanelsTopLeft,
  recycle: Recycle,
  settings: Settings,
  'shield-check': ShieldCheck,
  store: Store,
  truck: Truck,
  type: Type,
  users: Users,
  warehouse: Warehouse,
} as const satisfies Record<string, LucideIcon>;

const more = new LazyPart(async () => (await import('./moreIcons.ts')).moreIcons);

type MoreIcons = NonNullable<(typeof more)['loaded']>;

/** The icons that data may name, such as a page of the navigation. */
export type IconName = keyof typeof ICONS | keyof MoreIcons;

const iconIn = <Icons extends object>(icons: Icons, name: string): Icons[keyof Icons] | undefined =>
  Object.hasOwn(icons, name) ? icons[name as keyof Icons] : undefined;

/** The icon of a kebab-case name from data; a name nobody drew shows a plain page. */
export function Icon({ name, ...rest }: Omit<GlyphProps, 'of'> & { readonly name: string }) {
  const own = iconIn(ICONS, name);
  const others = useLazyPart(more, !own && name);
  return <Glyph of={own ?? (others && iconIn(others, name)) ?? FileText} {...rest} />;
}
