import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { useErrorTitle } from '../document/useErrorTitle.ts';
import { useAwaited } from './useAwaited.ts';

export type ReadFailureProps = {
  readonly failure: Pick<PortFailure, 'kind'>;
  /** What could not be fetched, in a few words; why, where nothing is said. */
  readonly title?: string | undefined;
  /** What is shown all the same, as what it stands for. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
};

/**
 * Says that a part of the page could not be fetched, and offers it again. Without a connection that is no failure: it says
 * that the part is to come, and it comes by itself.
 */
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
