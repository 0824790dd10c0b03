import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/** Why publishing failed, in words: the service's own where it refused a value and said why. */
export function useFailureText(): (failure: PortFailure) => string {
  const { t } = useTranslation();
  const configured = useConfiguredText();
  return (failure) =>
    failure.kind === 'rejected' && failure.message ? configured(failure.message) : t(messageKeyOf(failure));
}
