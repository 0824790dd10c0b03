import { createHash } from 'node:crypto';
import { sealedText, type AuditLink } from '../../../src/domain/activity/sealedText.ts';
import type { SealedLink } from '../activity/ActivityRepository.ts';

/** SHA-256 over the complete entry, in hexadecimal. */
export const auditHashOf = (link: AuditLink): string => createHash('sha256').update(sealedText(link)).digest('hex');

export function followsLink({ hash, ...link }: SealedLink, before: Pick<SealedLink, 'sequence' | 'hash'>): boolean {
  const isNext = link.sequence === before.sequence + 1 && link.previousHash === before.hash;
  return isNext && auditHashOf(link) === hash;
}
