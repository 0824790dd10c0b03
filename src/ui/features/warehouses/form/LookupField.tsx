import { ArrowLeft, ChevronRight, MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { Analytics } from '../../../../application/shared/Analytics.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import {
  AddressLookupGateway,
  type AddressSuggestion,
} from '../../../../application/warehouses/AddressLookupGateway.ts';
import { AddressSearch } from '../../../../application/warehouses/AddressSearch.ts';
import { withFoundAddress } from '../../../../domain/warehouses/address/withFoundAddress.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { SearchComboBox, type SearchOption } from '../../../shared/components/ComboBox/SearchComboBox.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import styles from './LookupField.module.scss';
import { addressOf, type WarehouseInput } from './warehouseInput.ts';

const emptyTexts = { idle: 'typeOn', loading: 'loading', found: 'none' } as const;

/** Id of the option that leads from an expanded suggestion back to the list. */
const BACK = 'back';

export type LookupFieldProps = { readonly form: FormState<WarehouseInput>; readonly isFlagged: boolean };

/** Field that searches an address and fills in the other fields. Users can also type the address [WH-2]. */
export const LookupField = observer(function LookupField({ form, isFlagged }: LookupFieldProps) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const gateway = useService(AddressLookupGateway);
  const company = useService(CompanyStore);
  const clock = useService(Clock);
  const analytics = useService(Analytics);
  const [search] = useState(() => new AddressSearch(gateway, () => company.pendingConfiguration, clock, analytics));
  const [text, setText] = useState('');
  /** Whether the address of the selected suggestion is loading. */
  const [isLoading, setLoading] = useState(false);
  const [chosen, setChosen] = useState<{ readonly before: WarehouseInput; readonly isShortened: boolean }>();
  useEffect(() => () => search.stop(), [search]);
  const { country } = form.values;
  const { state, trail } = search;

  function handleInput(typed: string): void {
    setText(typed);
    search.type(typed, country);
  }

  async function choose(id: string): Promise<void> {
    if (id === BACK) return search.back();
    const item = search.items.find((each) => each.id === id);
    if (!item) return undefined;
    if (item.isContainer) return search.lookInto(item);
    const valuesBefore = form.values;
    setLoading(true);
    const foundAddress = await search.retrieve(item);
    setLoading(false);
    if (!foundAddress) return undefined;
    const { address, isShortened } = foundAddress;
    form.change(withFoundAddress(addressOf(valuesBefore), address));
    setText('');
    setChosen({ before: valuesBefore, isShortened });
    announce(t('returnAddresses.lookup.filled'));
    return undefined;
  }

  function undo(): void {
    if (chosen) form.change(chosen.before);
    setChosen(undefined);
  }

  const back: SearchOption = {
    id: BACK,
    text: t('returnAddresses.lookup.back'),
    textValue: t('returnAddresses.lookup.back'),
    description: '',
    icon: <Glyph of={ArrowLeft} size="small" isMirrored />,
  };
  const suggestions = search.items.map(({ isContainer, ...item }): SearchOption => ({
    ...item,
    textValue: [item.text, item.description].filter((part) => part !== '').join(', '),
    icon: <Glyph of={MapPin} size="small" />,
    trail: isContainer && <Glyph of={ChevronRight} size="small" isMirrored />,
  }));
  const options = trail.length > 0 ? [back, ...suggestions] : suggestions;
  const stateText = t(
    `returnAddresses.lookup.${state.kind === 'failed' ? failureOf(state.failure) : emptyTexts[state.kind]}`,
  );
  return (
    <>
      <SearchComboBox
        label={t('returnAddresses.lookup.label')}
        hint={state.kind === 'failed' ? stateText : t(`returnAddresses.lookup.${isLoading ? 'loading' : 'hint'}`)}
        error={isFlagged ? t('returnAddresses.check.checkField') : undefined}
        placeholder={t('returnAddresses.lookup.placeholder')}
        typed={text}
        onType={handleInput}
        options={options}
        onChoose={(id) => void choose(id)}
        emptyText={stateText}
        footer={<p className={styles.foot}>{t('returnAddresses.lookup.only', { country: countryName(country) })}</p>}
        maxHeight={360}
      >
        <OpenList trail={trail} isClosed={text === '' || isLoading} />
      </SearchComboBox>
      {chosen && (
        <p className={styles.chosen}>
          <KeyedText>
            {t(chosen.isShortened ? 'returnAddresses.lookup.shortened' : 'returnAddresses.lookup.filled')}
          </KeyedText>
          <Button size="compact" variant="quiet" onPress={undo}>
            {t('changes.undo')}
          </Button>
        </p>
      )}
    </>
  );
});

function failureOf(kind: string): 'offline' | 'slow' | 'failed' {
  if (kind === 'unreachable') return 'offline';
  return kind === 'timed-out' ? 'slow' : 'failed';
}

/** Opens the list if the user expands a suggestion, and closes it after a selection. React Aria does neither here. */
function OpenList({ trail, isClosed }: { readonly trail: readonly AddressSuggestion[]; readonly isClosed: boolean }) {
  const state = use(ComboBoxStateContext);
  const lastTrail = useRef(trail);
  useEffect(
    function reopenForExpanded() {
      if (isClosed && state?.isOpen) state.close();
      if (lastTrail.current === trail) return;
      lastTrail.current = trail;
      if (!isClosed) state?.open(null, 'manual');
    },
    [trail, isClosed, state],
  );
  return undefined;
}
