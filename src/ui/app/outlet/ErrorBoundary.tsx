import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorReporter } from '../../../application/shared/ErrorReporter.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useService } from '../../shared/services.tsx';

type BoundaryProps = {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
};

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}

/** Catches what a page throws, reports it, and offers to load the page again; pending changes are kept. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const reporter = useService(ErrorReporter);
  return (
    <Boundary
      onError={(error) => reporter.report(error)}
      fallback={(retry) => (
        <EmptyState
          isPage
          title={t('errors.page.title')}
          action={<Button onPress={retry}>{t('errors.page.retry')}</Button>}
        >
          {t('errors.page.description')}
        </EmptyState>
      )}
    >
      {children}
    </Boundary>
  );
}
