import { act } from '@testing-library/react';
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ConsumerTextEditor } from '../../../src/application/consumer-text/ConsumerTextEditor.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { openConsumerTextPage } from './openConsumerTextPage.tsx';

const heading = textSlotOf('returnDetails', 'heading')!;
const subheading = textSlotOf('returnDetails', 'subheading')!;

it('ConsumerTextEditor notifies only observers of the changed text, so only one field is rendered again [CT-1]', async () => {
  const { services } = await openConsumerTextPage({ en: 'Send it back', fr: 'Renvoyer' });
  const editor = new ConsumerTextEditor(services.get(CompanyStore), services.get(PendingChangesStore));
  const notified: string[] = [];
  const stop = autorun(() => {
    const { kind } = editor.origin('fr', heading);
    notified.push(`${editor.languages.join(' ')}: ${editor.pending('en', heading)}, ${kind}`);
  });
  act(() => editor.edit('en', subheading, 'Go on'));
  expect(notified).toEqual(['en fr: Send it back, own']);
  act(() => editor.edit('en', heading, 'Bring it back'));
  stop();
  expect(notified).toEqual(['en fr: Send it back, own', 'en fr: Bring it back, own']);
});
