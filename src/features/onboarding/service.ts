import { httpOnboardingGateway } from '../../infrastructure/onboarding/httpOnboardingGateway.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function onboardingService(bind: Bind): void {
  provide(bind, OnboardingGateway, [Http], httpOnboardingGateway);
}
