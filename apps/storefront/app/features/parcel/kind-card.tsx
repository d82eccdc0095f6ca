import type { ParcelCategory } from '@bozor/contract/shop/orders/parcel.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useId, useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from '../checkout/checkout-card.tsx';
import * as styles from './kind-card.module.css';

interface KindCardProps {
  readonly kinds: readonly ParcelCategory[];
  readonly chosen: ParcelCategory | undefined;
  readonly error: string | undefined;
  readonly onChoose: (slug: string) => void;
}

/** Parcel category: the chosen one, or all with their lowest prices. */
export function KindCard({ kinds, chosen, error, onChoose }: KindCardProps) {
  const { t, rich, formatPrice } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const from = (price: number) =>
    rich('from {price}', {
      price: <bdi key="price">{formatPrice(price)}</bdi>,
    });
  if (chosen && !isOpen)
    return (
      <CheckoutCard
        title={t('What are you sending?')}
        aside={
          <Button variant="tint" size={40} onClick={() => setOpen(true)}>
            {t('Change')}
          </Button>
        }
      >
        <div className={styles.chosen}>
          <Tile
            hue={chosen.tile_hue}
            src={chosen.image_full_url ?? undefined}
            sizes="65px"
            alt=""
            width={144}
            height={144}
            className={styles.tile}
          />
          <p>
            <b>{chosen.name}</b>
            {chosen.description}
          </p>
        </div>
      </CheckoutCard>
    );
  return (
    <CheckoutCard title={t('What are you sending?')} choiceId={id}>
      <div tabIndex={-1} data-field="parcel.parcel_category_id">
        <RadioGroup
          labelledBy={id}
          columns={2}
          value={chosen?.slug}
          {...(error !== undefined && { error })}
          options={kinds.map(({ slug, name, description, parcel_minimum_shipping_charge: least }) => ({
            value: slug,
            label: name,
            text: (
              <>
                {description}
                <b className={styles.from}>{from(least)}</b>
              </>
            ),
          }))}
          onChange={(slug) => {
            onChoose(slug);
            setOpen(false);
          }}
        />
      </div>
    </CheckoutCard>
  );
}
