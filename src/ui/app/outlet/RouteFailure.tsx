import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useErrorTitle } from '../../shared/document/useDocumentTitle.ts';
import { useRetryWhenOnline } from '../../shared/failures/useRetryWhenOnline.ts';
import { focusHeading } from '../../shared/focus/arrive.ts';

/** Error if the script of a page could not be loaded. `cause` is the reason. */
export class NotFetched extends Error {}

/**
 * Shown with a retry button if a page could not be loaded or rendered. Pending changes are not affected. If the browser
 * was offline, retries automatically once it is online.
 */
export function RouteFailure() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isMissing = useRouteError() instanceof NotFetched;
  // Navigating to the same URL makes the router load and render the page again.
  const retry = (): void => void navigate(location, { replace: true, state: location.state });
  const isAwaited = useRetryWhenOnline(isMissing ? 'unreachable' : undefined, retry);
  const kind = isAwaited ? 'awaited' : isMissing ? 'unfetched' : 'page';
  useErrorTitle(!isAwaited);
  // Focus the heading, so that screen readers announce the failure: the focused element was removed with the page.
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
