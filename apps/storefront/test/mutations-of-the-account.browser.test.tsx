import { API } from '@bozor/contract/shop/routes.ts';
import { ExchangeForm } from '../app/features/wallet/exchange-form.tsx';
import { AskResetForm } from '../app/features/account/ask-reset-form.tsx';
import { checkMutations, typeInto } from './check-mutations.tsx';
import { mutation } from './mutation-row.ts';

const nothing = () => undefined;

checkMutations([
  mutation({
    file: 'features/account/ask-reset-form.tsx',
    endpoint: API.identity.forgotPassword,
    refusal: 'code-not-sent',
    part: <AskResetForm onDone={nothing} />,
    fill: () => typeInto('email_or_phone', 'dilnoza@example.com'),
    button: 'Get the code',
    typed: { email_or_phone: 'dilnoza@example.com' },
    fields: ['email_or_phone'],
    enterIn: 'email_or_phone',
  }),
  mutation({
    file: 'features/wallet/exchange-form.tsx',
    endpoint: API.wallet.transferPoints,
    refusal: 'points-not-enough',
    part: <ExchangeForm balance={500} />,
    fill: () => typeInto('point', '120'),
    button: 'Move to the wallet',
    typed: { point: '120' },
    fields: ['point'],
    enterIn: 'point',
    changes: [API.wallet.points, API.wallet.transactions, API.customer.info],
  }),
]);
