import { auditHashOf } from '../audit/auditHash.ts';
import type { SealedLink } from './ActivityRepository.ts';

export function followsLink({ hash, ...link }: SealedLink, before: Pick<SealedLink, 'sequence' | 'hash'>): boolean {
  const isNext = link.sequence === before.sequence + 1 && link.previousHash === before.hash;
  return isNext && auditHashOf(link) === hash;
}
