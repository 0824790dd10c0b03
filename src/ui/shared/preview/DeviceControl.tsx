import { Monitor, Smartphone } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';

export type Device = 'phone' | 'desk';

export type DeviceControlProps = { readonly device: Device; readonly onChange: (device: Device) => void };

export const DeviceControl = memo(function DeviceControl({ device, onChange }: DeviceControlProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('portalPreview.device')}
      value={device}
      onChange={onChange}
      isIconOnly
      segments={[
        { id: 'phone', label: t('portalPreview.phone'), icon: <Glyph of={Smartphone} /> },
        { id: 'desk', label: t('portalPreview.desk'), icon: <Glyph of={Monitor} /> },
      ]}
    />
  );
});
