import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useErrorTitle } from '../../shared/document/useErrorTitle.ts';
import { useAwaited } from '../../shared/failures/useAwaited.ts';
import { focusHeading } from '../../shared/focus/focusHeading.ts';
import { NotFetched } from './NotFetched.ts';

/**
 * Stands in for what failed to draw or did not come, and offers it again; pending changes are kept. What did not come
 * without a connection comes by itself.
 */
export function RouteFailure() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isMissing = useRouteError() instanceof NotFetched;
  // The same address once more: the router fetches what did not come, and draws anew what failed.
  const retry = (): void => void navigate(location, { replace: true, state: location.state });
  const isAwaited = useAwaited(isMissing ? 'unreachable' : undefined, retry);
  const kind = isAwaited ? 'awaited' : isMissing ? 'unfetched' : 'page';
  useErrorTitle(!isAwaited);
  // What had the focus is gone, and this was not asked for: it is read out.
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
