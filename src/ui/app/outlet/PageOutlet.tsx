import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useNavigation, useNavigationType } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/document/useDocumentTitle.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useSettingAddress } from '../../shared/settings/useSettingAddress.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { usePageArrival } from './pageArrival.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PageShape } from './PageShape.tsx';

export type PageOutletProps = {
  readonly page: AppPage | undefined;
  readonly prefix: string;
  /** Returns the page at a path relative to the prefix. */
  readonly find: (path: string) => AppPage | undefined;
  readonly productName: string;
  /** Name of the reviewed merchant. Undefined outside review mode. */
  readonly reviewed?: string | undefined;
  readonly children?: ReactNode;
};

const isWithin = (pathname: string, prefix: string, page: AppPage | undefined): boolean =>
  page !== undefined && matchPath({ path: prefix + page.path, caseSensitive: true, end: false }, pathname) !== null;

/** Renders the current page, a placeholder for the next page, or the not-found page [RT-7]. Sets the document title. */
export function PageOutlet({ page, prefix, find, productName, reviewed, children = <Outlet /> }: PageOutletProps) {
  const { t } = useTranslation();
  const { location: nextLocation } = useNavigation();
  // `useNavigation` has a location only while the script of the next page is loading.
  const isLeaving = nextLocation !== undefined && !isWithin(nextLocation.pathname, prefix, page);
  const nextPage =
    isLeaving && nextLocation.pathname.startsWith(prefix)
      ? find(nextLocation.pathname.slice(prefix.length))
      : undefined;
  const titledPage = nextPage ?? page;
  useDocumentTitle(t(titledPage?.titleKey ?? 'errors.notFoundPage.title'), productName, reviewed);
  const isSettingMissing = useSettingAddress();
  if (isLeaving) return <PageLoading title={nextPage && t(nextPage.titleKey)} />;
  const address = prefix + (page?.path ?? '');
  return (
    <PageInTwoSteps key={address} address={address} title={page && t(page.titleKey)}>
      {page && isSettingMissing && <Banner tone="info" isAlert title={t('errors.settingMissing')} />}
      <KeyedText>{page ? children : <NotFoundPage />}</KeyedText>
    </PageInTwoSteps>
  );
}

/**
 * Renders the title first and the page afterwards, because a long form renders slowly on some devices. After back or
 * forward, renders everything in one step, so that the browser can restore the scroll position. The caller must pass a
 * different `key` for each page.
 */
function PageInTwoSteps({
  address,
  title,
  children,
}: {
  readonly address: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const isAtOnce = useNavigationType() === 'POP' || title === undefined;
  const isDrawn = useDeferredValue(true, isAtOnce);
  usePageArrival(address, isDrawn);
  return isDrawn ? children : <PageShape title={title ?? ''} />;
}
