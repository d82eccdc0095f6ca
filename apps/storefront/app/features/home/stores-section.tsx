import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import {
  DELIVERY_TYPES,
  STORE_KINDS,
  STORE_TABS,
  type DeliveryType,
  type StoreKind,
  type StoreTab,
} from '@bozor/domain/stores/store-section.ts';
import { Chip } from '@bozor/ui/actions/chip.tsx';
import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import MapIcon from 'lucide-react/icons/map';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useVisitChoice } from '../../platform/scope/use-visit-choice.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { StoreGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { ChipSelect } from '../catalogue/chip-select.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { StoreGrid } from '../catalogue/store-grid.tsx';
import { chosenStores, FIRST_CHOICE, type StoreChoice } from './home-queries.ts';
import { Section } from './section.tsx';
import * as styles from './stores-section.module.css';

const TABS: Readonly<Record<StoreTab, string>> = { popular: text('Popular'), top_rated: text('Top Rated'), new: text('New') };
const DELIVERY: Readonly<Record<DeliveryType, string>> = { all: text('All'), delivery: text('Delivery'), take_away: text('Take Away') };
const KINDS: Readonly<Record<StoreKind, string>> = {
  all: text('All'),
  newly_joined: text('Newly Joined'),
  popular: text('Popular'),
  top_rated: text('Top Rated'),
};

/** All stores nearby. Tabs order them and two filters narrow them; both stick to the top while the list scrolls. */
export function StoresSection({ type }: { readonly type: ModuleType }) {
  const { t } = useI18n();
  const [choice, setChoice] = useVisitChoice('stores', FIRST_CHOICE);
  const change = (next: Partial<StoreChoice>) => setChoice((now) => ({ ...now, ...next }));
  const rest = useApiList(chosenStores(FIRST_CHOICE));
  // The rows above may show all stores of a small district.
  if (rest.status === 'success' && rest.rows.length === 0) return null;
  const panel = <ChosenStores choice={choice} growsByHand={type === 'grocery'} />;
  return (
    <Section id="stores" title={type === 'food' ? t('Best Store Nearby') : t('Stores around you')} all={urls.popularStores()}>
      <Tabs
        label={t('Order of stores')}
        value={choice.tab}
        onChange={(tab) => change({ tab })}
        items={STORE_TABS.map((id) => ({ id, label: t(TABS[id]), panel }))}
        barClassName={styles.bar}
        aside={
          <div tabIndex={-1} className={styles.filters}>
            <Chip icon={MapIcon} render={<PageLink to={urls.storeMap()} />}>
              {t('On the map')}
            </Chip>
            <ChipSelect
              label={t('Delivery type')}
              options={DELIVERY_TYPES.map((value) => ({ value, label: t(DELIVERY[value]) }))}
              value={choice.delivery}
              onChange={(delivery) => change({ delivery })}
            />
            <ChipSelect
              label={t('Kind of store')}
              options={STORE_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
              value={choice.kind}
              onChange={(kind) => change({ kind })}
            />
          </div>
        }
      />
    </Section>
  );
}

function ChosenStores({ choice, growsByHand }: { readonly choice: StoreChoice; readonly growsByHand: boolean }) {
  const { t } = useI18n();
  const list = useApiList(chosenStores(choice));
  // Nobody has asked for the first list yet, so it comes without a word.
  if (choice === FIRST_CHOICE && list.status === 'pending')
    return (
      <div aria-busy="true">
        <StoreGridSkeleton count={8} />
      </div>
    );
  return (
    <GrowingList
      list={list}
      skeleton={<StoreGridSkeleton count={8} />}
      emptyAction={null}
      empty={t('Stores not found!')}
      growsByHand={growsByHand}
    >
      {(stores) => <StoreGrid stores={stores} />}
    </GrowingList>
  );
}
