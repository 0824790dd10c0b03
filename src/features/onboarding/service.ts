import { HttpOnboardingGateway } from '../../infrastructure/onboarding/HttpOnboardingGateway.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish and a file of merchants call these: their script comes with the first call. */
export function onboardingService(bind: Bind): void {
  provide(bind, OnboardingGateway, [Http], (http) => new HttpOnboardingGateway(http));
}
