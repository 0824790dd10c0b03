import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { allowedRolesOf, Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryOnboardingGateway } from '../../infrastructure/onboarding/inMemoryOnboardingGateway.ts';

export function onboardingDemo(bind: Bind): void {
  provide(bind, OnboardingGateway, [DemoService, Env], (service, env) =>
    inMemoryOnboardingGateway(service, allowedRolesOf(env)),
  );
}
