import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { useErrorTitle } from '../document/useDocumentTitle.ts';
import { useAwaited } from './useAwaited.ts';

export type ReadFailureProps = {
  readonly failure: Pick<PortFailure, 'kind'>;
  /** Short name of the missing content. Defaults to the reason. */
  readonly title?: string | undefined;
  /** Content shown in spite of the failure. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
};

/** Offers a retry. While the browser is offline, loading continues automatically and no failure is shown. */
export function ReadFailure({ failure: { kind }, title, children, onRetry }: ReadFailureProps) {
  const { t } = useTranslation();
  const isAwaited = useAwaited(kind, onRetry);
  useErrorTitle(!isAwaited);
  const awaited = children === undefined ? 'errors.awaited.description' : 'errors.awaited.kept';
  const description = isAwaited ? awaited : (`errors.${kind}.description` as const);
  return (
    <Banner
      tone={isAwaited ? 'info' : 'critical'}
      isAlert
      title={isAwaited ? t('errors.awaited.part') : (title ?? t(`errors.${kind}.title`))}
      action={
        <Button size="compact" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <KeyedText>{t(description)}</KeyedText> <KeyedText>{children}</KeyedText>
    </Banner>
  );
}
