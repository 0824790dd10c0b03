import { HttpOnboardingGateway } from '../../infrastructure/onboarding/HttpOnboardingGateway.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the gateway. Its script is loaded on the first call, i.e. by a publish or an import of merchants. */
export function onboardingService(bind: Bind): void {
  provide(bind, OnboardingGateway, [Http], (http) => new HttpOnboardingGateway(http));
}
