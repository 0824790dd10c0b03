import { useTranslation } from 'react-i18next';
import type { DispositionPlace } from '../../../../domain/dispositions/disposition.ts';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';

export type PlaceSwitchProps = {
  readonly place: DispositionPlace;
  readonly onChange: (place: DispositionPlace) => void;
};

export function PlaceSwitch({ place, onChange }: PlaceSwitchProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl<DispositionPlace>
      label={t('dispositions.place')}
      value={place}
      onChange={onChange}
      segments={[
        { id: 'warehouse', label: t('dispositions.places.warehouse') },
        { id: 'store', label: t('dispositions.store') },
      ]}
    />
  );
}
