import { ArrowLeft, ChevronRight, MapPin, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { Analytics } from '../../../../application/shared/Analytics.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { AddressSuggestion } from '../../../../application/warehouses/AddressLookupGateway.ts';
import { AddressLookupGateway } from '../../../../application/warehouses/AddressLookupGateway.ts';
import { AddressSearch } from '../../../../application/warehouses/AddressSearch.ts';
import { withFoundAddress } from '../../../../domain/warehouses/address/withFoundAddress.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import field from '../../../shared/components/Field/Field.module.scss';
import { FieldLabel } from '../../../shared/components/Field/FieldLabel.tsx';
import { FieldNotes } from '../../../shared/components/Field/FieldNotes.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import popover from '../../../shared/components/OverlayFrame/Popover.module.scss';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import styles from './LookupField.module.scss';
import { addressOf, type WarehouseInput } from './warehouseInput.ts';

/** Id of the option that leads from an expanded suggestion back to the list. */
const BACK = 'back';
const MAX_HEIGHT = 360;

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

  const items: readonly AddressSuggestion[] = [
    ...(trail.length > 0
      ? [{ id: BACK, text: t('returnAddresses.lookup.back'), description: '', isContainer: true }]
      : []),
    ...search.items,
  ];
  const loading = isLoading ? t('returnAddresses.lookup.loading') : undefined;
  const hint = state.kind === 'failed' ? t(`returnAddresses.lookup.${failureOf(state.failure)}`) : loading;
  return (
    <>
      <AriaComboBox
        className={classNames(field.field)}
        items={items}
        inputValue={text}
        onInputChange={handleInput}
        value={null}
        onChange={(id) => {
          if (typeof id === 'string') void choose(id);
        }}
        defaultFilter={() => true}
        menuTrigger="input"
        allowsCustomValue
        allowsEmptyCollection
        isInvalid={isFlagged}
        validationBehavior="aria"
      >
        <FieldLabel label={t('returnAddresses.lookup.label')} />
        <div className={field.box}>
          <span className={field.affix}>
            <Glyph of={Search} size="small" />
          </span>
          <Input
            className={classNames(field.control)}
            dir="auto"
            autoComplete="off"
            placeholder={t('returnAddresses.lookup.placeholder')}
          />
        </div>
        <FieldNotes
          hint={hint ?? t('returnAddresses.lookup.hint')}
          error={isFlagged ? t('returnAddresses.check.checkField') : undefined}
        />
        <OpenList trail={trail} isClosed={text === '' || isLoading} />
        <Popover className={classNames(popover.popover, styles.popover)} offset={4} maxHeight={MAX_HEIGHT}>
          <ListBox
            className={classNames(popover.list)}
            renderEmptyState={() => (
              <p className={popover.nothing}>
                <KeyedText>{state.kind === 'loading' && t('returnAddresses.lookup.loading')}</KeyedText>
                <KeyedText>{state.kind === 'found' && t('returnAddresses.lookup.none')}</KeyedText>
                <KeyedText>{state.kind === 'idle' && t('returnAddresses.lookup.typeOn')}</KeyedText>
                <KeyedText>
                  {state.kind === 'failed' && t(`returnAddresses.lookup.${failureOf(state.failure)}`)}
                </KeyedText>
              </p>
            )}
          >
            {(item: AddressSuggestion) => (
              <ListBoxItem
                id={item.id}
                textValue={[item.text, item.description].filter((part) => part !== '').join(', ')}
                className={classNames(popover.item)}
              >
                <Glyph of={item.id === BACK ? ArrowLeft : MapPin} size="small" isMirrored={item.id === BACK} />
                <span className={classNames(popover.words, styles.words)} dir="auto">
                  <span>{item.text}</span>
                  {item.description !== '' && <span className={styles.description}>{item.description}</span>}
                </span>
                {item.isContainer && item.id !== BACK && <Glyph of={ChevronRight} size="small" isMirrored />}
              </ListBoxItem>
            )}
          </ListBox>
          <p className={styles.foot}>{t('returnAddresses.lookup.only', { country: countryName(country) })}</p>
        </Popover>
      </AriaComboBox>
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

/** Opens the list for an expanded suggestion, and closes it after a selection, because the field keeps no value. */
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
