import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { writePart } from '../../../src/domain/application-config/configValue.ts';
import { editText } from '../../../src/domain/application-config/configEdits.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { rebaseOnto } from '../../support/changes.ts';
import { headingField as heading, headingKey as key, openWording } from './openWording.tsx';

const slot = textSlotOf('returnDetails', 'heading')!;
const itemName = textSlotOf('returnDetails', 'itemName')!;

describe('two users who edit the same text', () => {
  it("lose nothing: the typing user sees the other's text, and chooses [CT-1] [PB-15]", async () => {
    const { user, changes, services } = await openWording({ en: 'Send it back' });
    const company = services.get(CompanyStore);
    const before = changes.count;
    await user.clear(await heading());
    await user.type(await heading(), 'My words');
    const { published } = company;
    if (!published) throw new Error('nothing is published');
    const theirs = writePart(published.configuration, { kind: 'text', language: 'en', slot }, { v1: 'Their words' });
    act(() => company.adopt({ ...published, configuration: theirs }));
    expect(screen.getAllByText('Changed elsewhere. Choose which value to keep.').length).toBeGreaterThan(0);
    await user.tab();
    expect((await heading()).value).toBe('My words');
    expect(changes.count).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Keep my value My words' }));
    expect(changes.get(key('en'))).toMatchObject({ value: { v1: 'My words' }, originalValue: { v1: 'Their words' } });
  });

  it('choose which text is published, only for that text [CT-1] [PB-15]', async () => {
    const { services } = await openWording({ en: 'Send it back' });
    const { configuration } = services.get(CompanyStore);
    if (!configuration) throw new Error('no configuration');
    const mine = [
      editText(configuration, 'en', slot, 'My words'),
      editText(configuration, 'en', itemName, 'My item'),
      editText(configuration, 'nl', slot, 'Mijn woorden'),
    ];
    const theirs = writePart(configuration, { kind: 'text', language: 'en', slot }, { v1: 'Their words' });
    const { changes, conflicts } = rebaseOnto(theirs, mine);
    expect(conflicts.map((each) => each.mine.key)).toEqual([key('en')]);
    expect(changes).toEqual(mine.slice(1));
    // The same text is not a conflict.
    const same = writePart(configuration, { kind: 'text', language: 'en', slot }, { v1: 'My words' });
    expect(rebaseOnto(same, mine)).toEqual({ changes: mine.slice(1), conflicts: [] });
  });
});
