import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useNavigation } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/document/useDocumentTitle.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useSettingAddress } from '../../shared/settings/useSettingAddress.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { NotFound } from './NotFound.ts';
import { PageInTwoSteps } from './PageInTwoSteps.tsx';
import { PageLoading } from './PageLoading.tsx';

export type PageOutletProps = {
  readonly page: AppPage | undefined;
  /** What stands before the page's path in the address. */
  readonly prefix: string;
  /** The page at a path below the prefix. */
  readonly find: (path: string) => AppPage | undefined;
  readonly productName: string;
  /** The merchant an admin reviews. */
  readonly reviewed?: string | undefined;
  /** In place of what the router draws. */
  readonly children?: ReactNode;
};

const isWithin = (pathname: string, prefix: string, page: AppPage | undefined): boolean =>
  page !== undefined && matchPath({ path: prefix + page.path, caseSensitive: true, end: false }, pathname) !== null;

/** The router's page, or the one on its way to it, with its title; the not-found page where there is none [RT-7]. */
export function PageOutlet({ page, prefix, find, productName, reviewed, children = <Outlet /> }: PageOutletProps) {
  const { t } = useTranslation();
  const { location: next } = useNavigation();
  // Only a page whose script is still to come takes time.
  const isLeaving = next !== undefined && !isWithin(next.pathname, prefix, page);
  const nextPage = isLeaving && next.pathname.startsWith(prefix) ? find(next.pathname.slice(prefix.length)) : undefined;
  const named = nextPage ?? page;
  useDocumentTitle(t(named?.titleKey ?? 'errors.notFoundPage.title'), productName, reviewed);
  const isSettingMissing = useSettingAddress();
  if (isLeaving) return <PageLoading title={nextPage && t(nextPage.titleKey)} />;
  const address = prefix + (page?.path ?? '');
  return (
    <PageInTwoSteps key={address} address={address} title={page && t(page.titleKey)}>
      {page && isSettingMissing && <Banner tone="info" isAlert title={t('errors.settingMissing')} />}
      <KeyedText>{page ? children : <NotFound />}</KeyedText>
    </PageInTwoSteps>
  );
}
