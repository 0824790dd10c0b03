import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useErrorTitle } from '../../shared/document/useDocumentTitle.ts';
import { useAwaited } from '../../shared/failures/useAwaited.ts';
import { focusHeading } from '../../shared/focus/arrive.ts';

/** The script of a page could not be loaded, because of `cause`. Not an error of the page. */
export class NotFetched extends Error {}

/**
 * Shown if a page failed to render or load, with a retry. Pending changes are kept. Offline, it retries automatically.
 */
export function RouteFailure() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isMissing = useRouteError() instanceof NotFetched;
  // Navigates to the same URL, so that the router loads or renders again.
  const retry = (): void => void navigate(location, { replace: true, state: location.state });
  const isAwaited = useAwaited(isMissing ? 'unreachable' : undefined, retry);
  const kind = isAwaited ? 'awaited' : isMissing ? 'unfetched' : 'page';
  useErrorTitle(!isAwaited);
  // The focused element was removed, so the failure must be announced.
  useEffect(focusHeading, []);
  return (
    <EmptyState
      isPage
      title={t(`errors.${kind}.title`)}
      action={
        <Button isPending={state === 'loading'} onPress={retry}>
          {t('errors.page.retry')}
        </Button>
      }
    >
      {t(`errors.${kind}.description`)}
    </EmptyState>
  );
}
