import { HttpOnboardingGateway } from '../../infrastructure/onboarding/HttpOnboardingGateway.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Loaded on the first call, by a publish or a file of merchants. */
export function onboardingService(bind: Bind): void {
  provide(bind, OnboardingGateway, [Http], (http) => new HttpOnboardingGateway(http));
}
