import { calls } from '@bozor/contract/staff/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import * as styles from './demo-accounts.module.css';
import { ROLE_NAMES } from './roles.ts';

type DemoAccount = Reply<typeof calls.demo.accounts>['accounts'][number];

const demoAccounts = () => apiQuery(calls.demo.accounts, {}, { quiet: true, staleMs: 0 });

/** Accounts of the demo, each of which fills the form. A shop in production has none, and nothing is rendered. */
export function DemoAccounts({ onPick }: { readonly onPick: (account: DemoAccount) => void }) {
  const { t } = useI18n();
  const { data, refetch } = useApiQuery(demoAccounts());
  if (!data || data.accounts.length === 0) return null;
  // Codes change every 30 seconds, so that of the first look may be over.
  const pick = async (account: DemoAccount) => {
    const { data: latest } = await refetch();
    onPick(latest?.accounts.find(({ email }) => email === account.email) ?? account);
  };
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className="text-h3">
        {t('Demo accounts')}
      </h2>
      <p className="text-meta">{t('A press fills the form, with a code of this moment.')}</p>
      <ul className={styles.accounts}>
        {data.accounts.map((account) => (
          <li key={account.email}>
            <Button variant="tint" size={40} onClick={() => void pick(account)}>
              {t(ROLE_NAMES[account.role])}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
