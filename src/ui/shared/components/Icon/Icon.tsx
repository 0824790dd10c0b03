import {
  Banknote,
  ClipboardList,
  GitBranch,
  History,
  House,
  ListChecks,
  Settings,
  Store,
  FileText,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useLazyPart } from '../../lazy/useLazyPart.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

/** The icons of the product's own pages. Code that knows its icon uses Glyph. */
const ICONS = {
  banknote: Banknote,
  'clipboard-list': ClipboardList,
  'git-branch': GitBranch,
  history: History,
  house: House,
  'list-checks': ListChecks,
  settings: Settings,
  store: Store,
  users: Users,
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
