import { placeOf } from '../../domain/navigation/place.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';
import { homePath, matchPage } from './findPage.ts';

/** Fetches the page an address will most likely show once somebody is signed in. */
export async function prepareRoute(
  pages: readonly AppPage[],
  pathname: string,
  isAdminEnvironment: boolean,
): Promise<void> {
  const place = placeOf(pathname, isAdminEnvironment);
  const audience = place.kind === 'company' || place.kind === 'review' ? 'merchant' : 'admin';
  const page = place.kind === 'nowhere' ? undefined : matchPage(pages, audience, place.page);
  await (page ?? matchPage(pages, audience, homePath(pages, audience)))?.load();
}
