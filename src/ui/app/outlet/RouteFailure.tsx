import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useErrorTitle } from '../../shared/document/useErrorTitle.ts';
import { focusHeading } from '../../shared/focus/focusHeading.ts';

/** Stands in for what failed to load or to draw, and offers it again; pending changes are kept. */
export function RouteFailure() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useErrorTitle(true);
  // What had the focus is gone, and this was not asked for: it is read out.
  useEffect(focusHeading, []);
  // The same address once more: the router fetches what did not come, and draws anew what failed.
  const retry = (): void => void navigate(location, { replace: true, state: location.state });
  return (
    <EmptyState
      isPage
      title={t('errors.page.title')}
      action={
        <Button isPending={state === 'loading'} onPress={retry}>
          {t('errors.page.retry')}
        </Button>
      }
    >
      {t('errors.page.description')}
    </EmptyState>
  );
}
