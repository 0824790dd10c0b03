import { createHash } from 'node:crypto';
import { sealedText, type AuditLink } from '../../../src/domain/activity/sealedText.ts';

/** SHA-256 over the complete entry, in hexadecimal. */
export const auditHashOf = (link: AuditLink): string => createHash('sha256').update(sealedText(link)).digest('hex');
