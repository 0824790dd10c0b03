import type { ComponentType } from 'react';
import { placeOf } from '../../domain/navigation/place.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';
import { homePath, matchPage } from './findPage.ts';

/** A page whose script is there. */
export type PreparedPage = { readonly page: AppPage; readonly Component: ComponentType };

/** Fetches the page an address will most likely show once somebody is signed in; rejects where its script does not come. */
export async function prepareRoute(
  pages: readonly AppPage[],
  pathname: string,
  isAdminEnvironment: boolean,
): Promise<PreparedPage | undefined> {
  const place = placeOf(pathname, isAdminEnvironment);
  const audience = place.kind === 'company' || place.kind === 'review' ? 'merchant' : 'admin';
  const named = place.kind === 'nowhere' ? undefined : matchPage(pages, audience, place.page);
  const page = named ?? matchPage(pages, audience, homePath(pages, audience));
  return page && { page, Component: await page.load() };
}
