import type { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { submit__Items__ } from '../../domain/__kebab__/writes/submit__Items__.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemory__Items__Gateway = (service: DemoService): __Items__Gateway => ({
  submit: async ({ companyId }, submission, write) =>
    service.write(companyId, submit__Items__, submission, write),
});
