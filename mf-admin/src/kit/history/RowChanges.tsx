import { type ChangeEvent, listChanges } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../shop/times/shopTime';
import { useDescription } from '../forms/useDescription';
import type { ResourceForm } from '../forms/useResourceForm';
import type { Editable } from '../forms/useSave';
import { ActionRow, ActionRows } from '../lists/ActionRows';
import styles from './RowChanges.module.css';
import { useActor } from './useActor';

type Values = Readonly<Record<string, unknown>>;

interface Props<Read extends Editable, Input extends FieldValues> {
  table: Parameters<typeof listChanges>[0];
  /** The rows that the form edits. */
  ids: readonly string[];
  form: ResourceForm<Read, Input>;
  /** The fields of columns that a change had; by default they have the same names. */
  fieldsOf?: (columns: Values, event: ChangeEvent) => Values;
}

function ChangeList<Read extends Editable, Input extends FieldValues>(props: Props<Read, Input>) {
  const { table, ids, form, fieldsOf = (columns) => columns } = props;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { explainLoadFailure } = useErrorTranslator();
  const actorOf = useActor();
  const describe = useDescription(form);
  const labels: Readonly<Partial<Record<string, string>>> = form.labels;
  const shown: Values = useWatch({ control: form.form.control });
  const { data, error } = useQuery({
    queryKey: ['changes', table, ...ids],
    queryFn: () => listChanges(table, ids),
    gcTime: 0,
  });
  if (!data) return error ? <p>{explainLoadFailure(error)}</p> : <Skeleton lines={2} />;
  const changes = data.toReversed().flatMap((event) => {
    const before = fieldsOf(event.before ?? {}, event);
    const after = fieldsOf(event.after ?? {}, event);
    const names = Object.keys(before).filter((name) => labels[name] && name in after);
    return names.length > 0 ? [{ event, names, before, after }] : [];
  });
  if (changes.length === 0) return <p>{t('history.noChanges')}</p>;
  const isThere = (name: string, values: Values) =>
    JSON.stringify(shown[name]) === JSON.stringify(values[name]);
  const putBack = (names: readonly string[], values: Values) => {
    for (const name of names) {
      form.form.setValue(name as Path<Input>, values[name] as never, { shouldDirty: true });
    }
    // Shows what the press did, which may be far above.
    const [first] = names;
    if (first) form.form.setFocus(first as Path<Input>);
  };
  return (
    <ActionRows>
      {changes.map(({ event, names, before, after }) => (
        <ActionRow
          key={event.id}
          when={t('history.changedBy', {
            time: formatShopDateTime(event.at, language),
            who: actorOf(event),
          })}
          action={
            <Button
              size="sm"
              variant="secondary"
              disabled={names.every((name) => isThere(name, before)) && t('history.isThere')}
              onClick={() => putBack(names, before)}
            >
              {t('history.putBack')}
            </Button>
          }
        >
          {names.map((name) => (
            <p key={name} className={styles.text}>
              <strong>{labels[name]}</strong>
              <span> </span>
              <span>
                {t('history.change', {
                  before: describe(name, before[name]),
                  after: describe(name, after[name]),
                })}
              </span>
            </p>
          ))}
        </ActionRow>
      ))}
    </ActionRows>
  );
}

/** What was changed in the rows of a form, when and by whom. What is put back is in the fields, to be saved. */
export function RowChanges<Read extends Editable, Input extends FieldValues>(
  props: Props<Read, Input>,
) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('history.title')} open={isOpen} onToggle={setOpen}>
      {isOpen && <ChangeList {...props} />}
    </Disclosure>
  );
}
