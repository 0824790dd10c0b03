import { expect, it } from 'vitest';
import { useFailureText } from '../../../src/ui/shared/failures/useFailureText.ts';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { signedInDemo } from '../../support/signedInDemo.ts';
import { renderTexts } from '../renderTexts.tsx';

function Reason() {
  const failureText = useFailureText();
  return failureText({ step: 'rules', cause: { kind: 'not-found' } }).reason;
}

it('a publish that fails because a rule no longer exists shows the name of that rule [RL-5]', async () => {
  const services = await signedInDemo(aSample(), 'ACME', new ManualClock());
  const { textContent } = await renderTexts(
    <ServicesProvider services={services}>
      <Reason />
    </ServicesProvider>,
  );
  expect(textContent).toBe('A rule that you changed no longer exists. Discard its change, then publish again.');
});
