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
  /** URL prefix of the page's path. */
  readonly prefix: string;
  /** Page at a path below the prefix. */
  readonly find: (path: string) => AppPage | undefined;
  readonly productName: string;
  /** Name of the reviewed merchant. */
  readonly reviewed?: string | undefined;
  /** Replaces the router's outlet. */
  readonly children?: ReactNode;
};

const isWithin = (pathname: string, prefix: string, page: AppPage | undefined): boolean =>
  page !== undefined && matchPath({ path: prefix + page.path, caseSensitive: true, end: false }, pathname) !== null;

/** Current or next page with its title, or the not-found page [RT-7]. */
export function PageOutlet({ page, prefix, find, productName, reviewed, children = <Outlet /> }: PageOutletProps) {
  const { t } = useTranslation();
  const { location: next } = useNavigation();
  // A navigation takes time only if the page's script is not loaded yet.
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
      <KeyedText>{page ? children : <NotFoundPage />}</KeyedText>
    </PageInTwoSteps>
  );
}

/**
 * Renders the title first and the page right afterwards, because a long form is slow on some devices. On back and
 * forward, everything is rendered at once, so that the browser can restore the scroll position. Needs a key per page.
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
