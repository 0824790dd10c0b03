import type { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { submit__Items__ } from '../../domain/__kebab__/writes/submit__Items__.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemory__Items__Gateway implements __Items__Gateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async submit(
    ...[{ companyId }, submission, write]: Parameters<__Items__Gateway['submit']>
  ): ReturnType<__Items__Gateway['submit']> {
    return this.#service.write(companyId, submit__Items__, submission, write);
  }
}
