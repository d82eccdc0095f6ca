import type { Medicine } from '@bozor/contract/staff/prescriptions.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Stepper } from '@bozor/ui/forms/stepper.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { QueueState } from '../queues/queue-state.tsx';
import { FormError } from '../staff/form-error.tsx';
import { useFault } from '../use-fault.ts';
import { changedOf, medicinesOf, type PrescriptionCalls } from './prescription-calls.ts';
import * as styles from './prescription-view.module.css';

const TYPING_MS = 300;
const MOST_PIECES = 99;
/** Medicines shown before anything is looked up: those by prescription come first. */
const SHOWN_AT_FIRST = 8;

interface PriceFormProps {
  readonly calls: PrescriptionCalls;
  readonly orderId: number;
  /** Amount that the customer pays without medicines. */
  readonly before: number;
}

interface Chosen {
  readonly medicine: Medicine;
  readonly quantity: number;
}

/** The pharmacist looks medicines up, adds them with their pieces, and proposes the sum to the customer. */
export function PriceForm({ calls, orderId, before }: PriceFormProps) {
  const { t, formatPrice } = useI18n();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const { fault, refuse, clear } = useFault();
  const found = useApiQuery(medicinesOf(calls, orderId, useDebouncedValue(name, TYPING_MS).trim()));
  const propose = useApiMutation(calls.price, { quiet: true, changes: changedOf(calls) });
  const left = found.data?.medicines
    .filter(({ id }) => chosen.every(({ medicine }) => medicine.id !== id))
    .slice(0, name.trim() === '' ? SHOWN_AT_FIRST : undefined);
  const change = (id: number, quantity: number) =>
    setChosen((all) => all.map((each) => (each.medicine.id === id ? { ...each, quantity } : each)));
  const drop = (id: number) => setChosen((all) => all.filter(({ medicine }) => medicine.id !== id));
  const sum = chosen.reduce((total, { medicine, quantity }) => total + medicine.price * quantity, 0);
  return (
    <section className={styles.part} aria-label={t('Price')}>
      <h2 className="text-h3">{t('Price')}</h2>
      <FormError>{fault}</FormError>
      {chosen.length > 0 && (
        <>
          <ul className={styles.lines}>
            {chosen.map(({ medicine, quantity }) => (
              <li key={medicine.id} className={styles.line}>
                <p className={styles.name}>
                  {medicine.name}
                  <br />
                  <bdi className="text-meta">{formatPrice(medicine.price * quantity)}</bdi>
                </p>
                <Stepper
                  value={quantity}
                  size="sheet"
                  max={Math.min(medicine.stock ?? MOST_PIECES, MOST_PIECES)}
                  labels={{
                    group: medicine.name,
                    decrease: t('One piece less'),
                    increase: t('One piece more'),
                    remove: t('Take {name} out', { name: medicine.name }),
                  }}
                  onChange={(next) => change(medicine.id, next)}
                  onDelete={() => drop(medicine.id)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.line}>
            <span>{t('Medicines')}</span> <bdi>{formatPrice(sum)}</bdi>
          </p>
          <p className={styles.line}>
            <span>{t('Delivery and charges')}</span> <bdi>{formatPrice(before)}</bdi>
          </p>
          <Button
            size={54}
            wide
            busy={propose.isPending}
            onClick={() => {
              clear();
              const medicines = chosen.map(({ medicine: { id }, quantity }) => ({ id, quantity }));
              propose.mutate(
                { params: { order: orderId }, body: { medicines } },
                { onError: refuse, onSuccess: () => announce(t('The customer is asked to agree to the price.')) },
              );
            }}
          >
            {t('Propose the price')}
          </Button>
        </>
      )}
      <TextField
        name="name"
        type="search"
        label={t('Find a medicine')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {!found.data && <QueueState query={found} />}
      {found.data?.medicines.length === 0 && <p>{t('Nothing found')}</p>}
      {left && left.length > 0 && (
        <ul className={styles.lines}>
          {left.map((medicine) => (
            <li key={medicine.id} className={styles.line}>
              <p className={styles.name}>
                {medicine.name}
                <br />
                <span className="text-meta">
                  <bdi>{formatPrice(medicine.price)}</bdi>
                  {medicine.stock !== null && <> · {t('{count} in stock', { count: medicine.stock })}</>}
                  {medicine.needs_prescription && <> · {t('By prescription')}</>}
                </span>
              </p>
              <Button size={48} variant="outline" onClick={() => setChosen((all) => [...all, { medicine, quantity: 1 }])}>
                {t('Add')}
                <span className="visually-hidden"> {medicine.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
