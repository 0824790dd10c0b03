import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryOnboardingGateway } from '../../infrastructure/onboarding/InMemoryOnboardingGateway.ts';

export function onboardingDemo(bind: Bind): void {
  provide(
    bind,
    OnboardingGateway,
    [DemoService, Env],
    (service, { adminRoles: admin, merchantRoles: merchant, roleRights: rights }) =>
      new InMemoryOnboardingGateway(service, { admin, merchant, rights }),
  );
}
