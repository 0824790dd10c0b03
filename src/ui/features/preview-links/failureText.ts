import type { TFunction } from 'i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { TOO_LARGE } from '../../../domain/errors/errorMessages.ts';
import { MAX_OPEN_LINKS, TOO_MANY_LINKS } from '../../../domain/preview-links/previewLink.ts';

const CONTENT_TOO_LARGE = 413;

export function failureText(failure: PortFailure, t: TFunction): string {
  if (failure.kind !== 'rejected') return t(`errors.${failure.kind}.description`);
  const { status, message, pointers = [] } = failure;
  if (message === TOO_MANY_LINKS) return t('previewLinks.full', { max: MAX_OPEN_LINKS });
  if (status === CONTENT_TOO_LARGE || message === TOO_LARGE) return t('previewLinks.tooLarge');
  return t(pointers.length > 0 ? 'previewLinks.invalid' : 'errors.rejected.description');
}
