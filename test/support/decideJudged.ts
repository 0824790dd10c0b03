import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import type { MerchantDefaults } from '../../src/domain/company/merchantDefaults.ts';
import { assembleParts } from '../../src/domain/configuration/assembleParts.ts';
import { validatedWrite } from '../../src/domain/publishing/validatedWrite.ts';
import type { Write } from '../../src/domain/shared/write.ts';
import { changeRegistry } from './changes.ts';

const parts = assembleParts(changeRegistry);

/** Evaluates a write like the service and the demo. This includes validation by the fields of every page. */
export const decideJudged = <Input, Answer>(
  write: Write<CompanyConfiguration, Input, Answer>,
  document: CompanyConfiguration,
  input: Input,
  earlier: readonly CompanyConfiguration[] = [],
  owner?: MerchantDefaults,
) => validatedWrite(write, parts, owner).decide(document, input, { now: 0, id: 'id' }, earlier);

/** Refusal of one value, with the message for the user if there is one. */
export const refusedFor = (pointer: string, reason: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid', ...(message !== undefined && { message }), errors: [{ pointer, message: reason }] },
});
