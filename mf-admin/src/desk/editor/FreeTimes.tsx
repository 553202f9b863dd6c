import { parseDate } from '@internationalized/date';
import { type BookingForm, NOW, shopToday } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, type SchemaForm, VisuallyHidden } from '@shop/shared-ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { useBayName } from '../../shop/bookings/bayName';
import { quickTimes } from './quickTimes';
import { useStartTimes } from './useStartTimes';

/** The next free times of the chosen day, and now for a customer who stands at the counter. */
export function FreeTimes({ form }: { form: SchemaForm<BookingForm>['form'] }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const { times } = useStartTimes(form, {});
  const [day, chosen, bay] = form.watch(['requested_date', 'requested_slot', 'bay']);
  const set = (name: 'requested_date' | 'requested_slot', value: string) =>
    form.setValue(name, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const free = quickTimes(times ?? [], bay ? Number(bay) : undefined);
  const options = [
    ...(day === shopToday() ? [{ value: NOW, label: t('enter.now') }] : []),
    ...free.map((value) => ({ value, label: formatTime(value, language) })),
  ];
  const legend = bay ? t('enter.freeIn', { bay: bayName(Number(bay)) }) : t('enter.free');
  const dayText = day
    ? [formatDay(day, language, { weekday: 'long', month: 'long', day: 'numeric' })]
    : [];
  const hint = times && free.length === 0 ? t('enter.noneFree') : undefined;
  return (
    <div>
      {/* The press of “Next day” is heard, too. */}
      <VisuallyHidden>
        <output>{[...dayText, hint].filter(Boolean).join('. ')}</output>
      </VisuallyHidden>
      <Chips
        legend={[legend, ...dayText].join(', ')}
        type="radio"
        options={options}
        values={[chosen]}
        onToggle={(slot) => set('requested_slot', slot)}
        hint={hint}
      />
      {day && (
        <Button
          size="sm"
          variant="quiet"
          icon={<ChevronRight />}
          onClick={() => set('requested_date', parseDate(day).add({ days: 1 }).toString())}
        >
          {t('enter.nextDay')}
        </Button>
      )}
    </div>
  );
}
