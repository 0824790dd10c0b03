import type { TFunction } from 'i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { knownErrorMessage } from '../../../domain/errors/errorMessages.ts';
import { MAX_OPEN_LINKS, TOO_MANY_LINKS } from '../../../domain/preview-links/previewLink.ts';

const TOO_LARGE = 413;

/** Why a link was not made or revoked. */
export function failureText(failure: PortFailure, t: TFunction): string {
  if (failure.kind !== 'rejected') return t(`errors.${failure.kind}.description`);
  if (failure.status === TOO_LARGE) return t('previewLinks.tooLarge');
  return failure.message === TOO_MANY_LINKS
    ? t('previewLinks.full', { max: MAX_OPEN_LINKS })
    : t(knownErrorMessage(failure.message) ?? 'errors.rejected.description');
}
