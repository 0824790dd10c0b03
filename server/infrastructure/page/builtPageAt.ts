import type { Place } from '../../../src/domain/navigation/place.ts';
import type { BuiltPage } from './readPageFiles.ts';

const fixedPart = (path: string): string => path.split('/:', 1)[0] ?? '';

/** The page that a location probably opens. Its early requests are only a hint for the application. */
export function builtPageAt(pages: readonly BuiltPage[], place: Place): BuiltPage | undefined {
  if (place.kind === 'nowhere') return undefined;
  const audience = place.kind === 'admin' ? 'admin' : 'merchant';
  const own = pages.filter((page) => page.audience === audience);
  if (place.page === '' || place.page === '/') return own.find(({ isHome }) => isHome);
  return own
    .filter(({ path }) => `${place.page}/`.startsWith(`${fixedPart(path)}/`))
    .toSorted((left, right) => fixedPart(right.path).length - fixedPart(left.path).length)[0];
}
