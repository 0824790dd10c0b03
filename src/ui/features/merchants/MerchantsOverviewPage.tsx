import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantsStore } from '../../../application/merchants/MerchantsStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/company/companyId.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { useService } from '../../shared/services.tsx';
import { EnterReviewDialog } from '../review-mode/EnterReviewDialog.tsx';
import { MerchantFilters } from './MerchantFilters.tsx';
import styles from './MerchantsOverviewPage.module.scss';
import { MerchantTable } from './MerchantTable.tsx';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { REVIEW_DIALOG, searchOf, useMerchantQuery } from './useMerchantQuery.ts';

/** Returns a text about the old list that is shown while a new list is loading. Undefined if the list is current. */
function useFormerText(state: MerchantsStore['state']): string | undefined {
  const { t } = useTranslation();
  if (state.kind !== 'ready' || !state.former) return undefined;
  const { search } = state.former.query;
  return search === '' ? t('merchants.former.all') : t('merchants.former.found', { search });
}

export const MerchantsOverviewPage = observer(function MerchantsOverviewPage() {
  const { t } = useTranslation();
  const store = useService(MerchantsStore);
  const review = useService(ReviewModeStore);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useMerchantQuery();
  const address = useDialogAddress(REVIEW_DIALOG);
  const { search, state: portalState, own, warrantyOver, windowOver, sort } = query;

  const [opensAt, setOpensAt] = useState<{ readonly row: number }>();

  useEffect(
    function searchMerchants() {
      let isNewest = true;
      const open = (): void => {
        if (isNewest) setOpensAt({ row: store.place });
      };
      const answered = store.search(rootOrgId, { search, state: portalState, own, warrantyOver, windowOver, sort });
      // Show cached rows immediately, before the list is loaded again.
      if (store.state.kind === 'ready' && !store.state.former) open();
      else void answered.then(open);
      return () => void (isNewest = false);
    },
    [store, rootOrgId, search, portalState, own, warrantyOver, windowOver, sort],
  );

  const { state } = store;
  const narrowing = [portalState, own, warrantyOver, windowOver];
  const isFiltered = search !== '' || narrowing.some((each) => each !== undefined);
  const count = state.kind === 'ready' ? state.total : 0;
  const countText = t(isFiltered ? 'merchants.found' : 'merchants.total', { count });
  const summary = state.kind === 'ready' ? countText : state.kind === 'loading' ? t('common.loading') : undefined;
  const former = useFormerText(state);
  useAnnouncement(state.kind === 'ready' && isFiltered && former === undefined ? countText : '');
  const chosen = parseCompanyId(address.opened ?? '');
  const listed =
    chosen && state.kind === 'ready' && [...state.merchants.values()].find(({ companyId }) => companyId === chosen);

  const dialogMerchant = listed || (chosen && { companyId: chosen, name: chosen });
  // Ask the service whether the merchant refuses reviews, because the list may be outdated.
  const found = useMerchants(chosen && { search: chosen, sort: 'companyId' });
  const current = found?.merchants.find(({ companyId }) => companyId === chosen);

  // The review replaces the dialog in the browser history, so that the back button returns to the list.
  function enter(companyId: CompanyId): void {
    review.keepOrigin(createPath({ pathname, search: searchOf(query) }));
    void navigate(companyPrefix(companyId, true), { replace: address.opened !== undefined });
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('merchants.title')}
        actions={
          <>
            <Button onPress={() => void navigate('/merchants/new?new=import')}>{t('merchants.import')}</Button>
            <Button icon={<Glyph of={Plus} />} onPress={() => void navigate('/merchants/new')}>
              {t('merchants.onboard')}
            </Button>
          </>
        }
        description={
          <>
            {state.kind === 'ready' && state.isLoading && <Spinner size="text" />}{' '}
            <KeyedText>{former ?? summary}</KeyedText>
          </>
        }
      />
      <MerchantFilters query={query} onChange={setQuery} />
      {state.kind !== 'loading' && state.failure && (
        <ReadFailure
          failure={state.failure}
          title={t('merchants.failed.title')}
          onRetry={() => void store.search(rootOrgId, query)}
        >
          {former ?? (state.kind === 'ready' ? t('errors.shownBefore') : undefined)}
        </ReadFailure>
      )}
      {state.kind === 'loading' && <Skeleton shape="row" count={8} />}
      {state.kind === 'ready' && state.total === 0 && (
        <EmptyState
          title={t(isFiltered ? 'merchants.noMatch.title' : 'merchants.empty.title')}
          action={
            isFiltered && <Button onPress={() => setQuery({ search: '', sort })}>{t('merchants.noMatch.clear')}</Button>
          }
        >
          {t(isFiltered ? 'merchants.noMatch.description' : 'merchants.empty.description')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.total > 0 && (
        <MerchantTable
          rows={state}
          sort={sort}
          more={state.more}
          opensAt={opensAt}
          isBusy={state.isLoading}
          onSort={(next) => setQuery({ ...query, sort: next })}
          onView={(first, last) => void store.loadView(first, last)}
          onLeave={(row) => store.leaveAt(row)}
          onReview={({ companyId }) => (review.isReviewing(companyId) ? enter(companyId) : address.open(companyId))}
        />
      )}
      {chosen && dialogMerchant && (
        <EnterReviewDialog
          key={chosen}
          merchant={current ? { ...dialogMerchant, isReviewRefused: current.isReviewRefused } : dialogMerchant}
          onEntered={() => enter(chosen)}
          onClose={address.close}
        />
      )}
    </div>
  );
});
