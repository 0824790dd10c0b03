import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { ConsumerTextEditor } from '../../../src/application/consumer-text/ConsumerTextEditor.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { reachContextOf } from '../../../src/domain/reach/reach.ts';
import { openConsumerTextPage } from '../consumer-text/openConsumerTextPage.tsx';

it('editing a consumer text does not compile the rules again', async () => {
  const { services } = await openConsumerTextPage({ en: 'Send it back' });
  const company = services.get(CompanyStore);
  const compiled = () => reachContextOf(company.pendingConfiguration!).compiled;
  const before = compiled();
  const editor = new ConsumerTextEditor(company, services.get(PendingChangesStore));
  act(() => editor.edit('en', textSlotOf('returnDetails', 'heading')!, 'Bring it back'));
  expect(editor.pending('en', textSlotOf('returnDetails', 'heading')!)).toBe('Bring it back');
  expect(compiled()).toBe(before);
});
