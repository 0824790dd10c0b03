import { z } from '../../../../contract/schema.ts';
import type { AuditAnchor } from '../../../application/audit/AuditAnchors.ts';
import { parseJson } from '../../../../src/application/shared/parseJson.ts';

const line = z.tuple([z.string(), z.string(), z.int(), z.string()]);

export const anchorText = ({ rootOrgId, companyId, sequence, hash }: AuditAnchor): string =>
  `${JSON.stringify([rootOrgId, companyId, sequence, hash])}\n`;

/** Parses anchors, one per line. Skips incomplete lines, e.g. after a crash. */
export function anchorsIn(text: string): readonly AuditAnchor[] {
  return text.split('\n').flatMap((each) => {
    const read = line.safeParse(parseJson(each));
    if (!read.success) return [];
    const [rootOrgId, companyId, sequence, hash] = read.data;
    return [{ rootOrgId, companyId, sequence, hash }];
  });
}
