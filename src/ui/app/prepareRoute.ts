import type { ComponentType } from 'react';
import { placeOf, PREVIEW_PATH } from '../../domain/navigation/place.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';
import { homePath, matchPage } from './findPage.ts';

/** Page whose script is already loaded. */
export type PreparedPage = { readonly page: AppPage; readonly Component: ComponentType };

/** Loads the script of the page that a signed-in user will probably see first. Rejects if loading fails. */
export async function prepareRoute(
  pages: readonly AppPage[],
  pathname: string,
  isAdminEnvironment: boolean,
): Promise<PreparedPage | undefined> {
  if (pathname === PREVIEW_PATH) return undefined;
  const place = placeOf(pathname, isAdminEnvironment);
  const audience = place.kind === 'company' || place.kind === 'review' ? 'merchant' : 'admin';
  const named = place.kind === 'nowhere' ? undefined : matchPage(pages, audience, place.page);
  const page = named ?? matchPage(pages, audience, homePath(pages, audience));
  return page && { page, Component: await page.load() };
}
