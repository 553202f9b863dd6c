import { setReminders } from '@shop/shared-data';
import { Button, FormStatus, Stack } from '@shop/shared-ui';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  token: string;
  /** Whether the address of the booking gets reminders, as it was loaded. */
  wanted: boolean;
}

/** Ends or resumes the e-mail on the day before: the link of each reminder leads here. */
export function Reminders({ token, wanted }: Props) {
  const { t } = useTranslation('bookingManage');
  const [isOn, setOn] = useState(wanted);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await setReminders(token, !isOn);
      setOn(!isOn);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <p role="status">{t(isOn ? 'reminders.on' : 'reminders.off')}</p>
      {failed && <FormStatus tone="error">{t('reminders.failed')}</FormStatus>}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={isOn ? <BellOff /> : <Bell />}
          busy={isBusy}
          onClick={change}
        >
          {t(isOn ? 'reminders.end' : 'reminders.resume')}
        </Button>
      </div>
    </Stack>
  );
}
