import { parseDate } from '@internationalized/date';
import { type BookingForm, NOW, shopToday } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, type SchemaForm, Stack, VisuallyHidden } from '@shop/shared-ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { useBayName } from '../../shop/bookings/bayName';
import { quickTimes } from './quickTimes';
import { useStartTimes } from './useStartTimes';

type Form = SchemaForm<BookingForm>['form'];

const dayAfter = (day: string) => parseDate(day).add({ days: 1 }).toString();

/** The free times of the chosen day and of the next one, and now for a customer who stands at the counter. */
export function FreeTimes({ form }: { form: Form }) {
  const { t } = useTranslation('adminBookings');
  const day = form.watch('requested_date');
  const [first, setFirst] = useState(day);
  // A time of the second day is chosen where it stands.
  const isShown = first === day || (first !== '' && dayAfter(first) === day);
  if (!isShown) setFirst(day);
  if (first === '') return null;
  const second = dayAfter(first);
  return (
    <Stack>
      <FreeTimesOf form={form} day={first} isFirst />
      <FreeTimesOf form={form} day={second} isFirst={false} />
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={<ChevronRight />}
          onClick={() => {
            setFirst(second);
            setTime(form, 'requested_date', second);
          }}
        >
          {t('enter.nextDay')}
        </Button>
      </div>
    </Stack>
  );
}

const setTime = (form: Form, name: 'requested_date' | 'requested_slot', value: string) =>
  form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

interface DayProps {
  form: Form;
  day: string;
  isFirst: boolean;
}

function FreeTimesOf({ form, day, isFirst }: DayProps) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const { times } = useStartTimes(form, { of: day });
  const [chosenDay, chosen, bay] = form.watch(['requested_date', 'requested_slot', 'bay']);
  const free = quickTimes(times ?? [], bay ? Number(bay) : undefined);
  const weekday = isFirst ? '' : `${formatDay(day, language, { weekday: 'short' })} `;
  const options = [
    ...(day === shopToday() ? [{ value: NOW, label: t('enter.now') }] : []),
    ...free.map((value) => ({ value, label: weekday + formatTime(value, language) })),
  ];
  const legend = bay ? t('enter.freeIn', { bay: bayName(Number(bay)) }) : t('enter.free');
  const dayText = formatDay(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
  const hint = times && free.length === 0 ? t('enter.noneFree') : undefined;
  return (
    <div>
      {isFirst && (
        // The press of “Next day” is heard, too.
        <VisuallyHidden>
          <output>{[dayText, hint].filter(Boolean).join('. ')}</output>
        </VisuallyHidden>
      )}
      <Chips
        legend={[legend, dayText].join(', ')}
        type="radio"
        options={options}
        values={chosenDay === day ? [chosen] : []}
        onToggle={(slot) => {
          setTime(form, 'requested_date', day);
          setTime(form, 'requested_slot', slot);
        }}
        hint={hint}
      />
    </div>
  );
}
