import { expect } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { page } from 'vitest/browser';
import { RequestCodeForm } from '../app/features/account/request-code-form.tsx';
import { RequestResetForm } from '../app/features/account/request-reset-form.tsx';
import { CodeView } from '../app/features/account/code-view.tsx';
import { ForgotPasswordPage } from '../app/features/account/forgot-password-page.tsx';
import { ConfirmAccountView } from '../app/features/account/confirm-account-view.tsx';
import { MendPhoneForm } from '../app/features/account/mend-phone-form.tsx';
import { NewPasswordForm } from '../app/features/account/new-password-form.tsx';
import { PhoneForm } from '../app/features/account/phone-form.tsx';
import { SignInForm } from '../app/features/account/sign-in-form.tsx';
import { SignUpForm } from '../app/features/account/sign-up-form.tsx';
import { UserInfoForm } from '../app/features/account/user-info-form.tsx';
import { ProfileSettings } from '../app/features/profile/profile-settings.tsx';
import { useDeleteAccount } from '../app/features/profile/use-delete-account.ts';
import { checkMutations } from './check-mutations.tsx';
import { typeAll, typeInto } from './fields.ts';
import { mutation } from './mutation-row.ts';
import type { RenderedShop } from './render-shop.tsx';
import { buildConfig, replyOf } from './samples.ts';

const nothing = () => undefined;
const guest = { visitor: 'guest' } as const;
const reply = replyOf(API.identity.login);
const social = { medium: 'google', token: 'a-token-of-the-provider' } as const;
const sentNow = replyOf(API.identity.forgotPassword, { resend_after_seconds: 0 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const NEW_CUSTOMER = { name: 'Dilnoza Karimova', email: 'dilnoza@example.com' };
const PASSWORDS = { password: 'olma-anor-77', confirm_password: 'olma-anor-77' };

checkMutations([
  mutation({
    file: 'features/account/sign-up-form.tsx',
    endpoint: API.identity.signUp,
    refusal: 'name-required',
    part: <SignUpForm onDone={nothing} />,
    options: guest,
    fill: async () => {
      await typeAll({ ...NEW_CUSTOMER, phone: '901234567', ...PASSWORDS });
      await page.getByRole('checkbox').click();
    },
    button: 'Sign Up',
    typed: { ...NEW_CUSTOMER, ...PASSWORDS },
    fields: ['name', 'phone', 'email', 'password', 'confirm_password', 'ref_code'],
    enterIn: 'email',
  }),
  mutation({
    file: 'features/account/sign-in-form.tsx',
    endpoint: API.identity.login,
    refusal: 'wrong-credentials',
    part: <SignInForm onDone={nothing} onLeave={nothing} />,
    options: guest,
    fill: () => typeAll({ email_or_phone: 'dilnoza@example.com', password: 'olma-anor-77' }),
    button: 'Sign In',
    typed: { email_or_phone: 'dilnoza@example.com', password: 'olma-anor-77' },
    fields: ['email_or_phone', 'password'],
    enterIn: 'password',
  }),
  mutation({
    file: 'features/account/request-code-form.tsx',
    endpoint: API.identity.login,
    refusal: 'account-suspended',
    part: <RequestCodeForm onDone={nothing} />,
    options: guest,
    fill: () => typeInto('phone', '901234567'),
    button: 'Get the code',
    fields: ['phone'],
    enterIn: 'phone',
  }),
  mutation({
    file: 'features/account/request-reset-form.tsx',
    endpoint: API.identity.forgotPassword,
    refusal: 'code-not-sent',
    part: <RequestResetForm onDone={nothing} />,
    options: guest,
    fill: () => typeInto('email_or_phone', 'dilnoza@example.com'),
    button: 'Get the code',
    typed: { email_or_phone: 'dilnoza@example.com' },
    fields: ['email_or_phone'],
    enterIn: 'email_or_phone',
    except: { success: 'the field for the code says so' },
  }),
  mutation({
    file: 'features/account/forgot-password-page.tsx',
    endpoint: API.identity.verifyResetToken,
    refusal: 'code-wrong',
    part: <ForgotPasswordPage />,
    options: guest,
    fill: async (shop) => {
      await typeInto('email_or_phone', 'dilnoza@example.com');
      await press('Get the code');
      await typeRefusedCode(shop, API.identity.verifyResetToken);
    },
    button: 'Verify',
    typed: { otp: '123456' },
    fields: ['otp'],
    enterIn: 'otp',
    except: { success: 'the fields for the password say so' },
  }),
  mutation({
    file: 'features/account/forgot-password-page.tsx',
    endpoint: API.identity.forgotPassword,
    refusal: 'code-not-sent',
    part: <ForgotPasswordPage />,
    options: { ...guest, answers: (server) => server.answer(API.identity.forgotPassword, sentNow) },
    fill: async ({ server }) => {
      await typeInto('email_or_phone', 'dilnoza@example.com');
      await press('Get the code');
      await typeInto('otp', '123');
      server.forget();
    },
    button: 'Send again',
    typed: { otp: '123' },
    except: { success: 'the time until the next code says so' },
  }),
  mutation({
    file: 'features/account/new-password-form.tsx',
    endpoint: API.identity.resetPassword,
    refusal: 'step-expired',
    part: <NewPasswordForm resetToken="token" onDone={nothing} />,
    options: guest,
    fill: () => typeAll(PASSWORDS),
    button: 'Save',
    typed: PASSWORDS,
    fields: ['password', 'confirm_password'],
    enterIn: 'password',
    except: { success: 'the page that renders it says so' },
  }),
  mutation({
    file: 'features/account/phone-form.tsx',
    endpoint: API.identity.socialRegister,
    refusal: 'social-token-refused',
    part: <PhoneForm answer={social} onDone={nothing} />,
    options: guest,
    fill: () => typeInto('phone', '901234567'),
    button: 'Get the code',
    fields: ['phone'],
    enterIn: 'phone',
  }),
  mutation({
    file: 'features/account/user-info-form.tsx',
    endpoint: API.identity.updateInfo,
    refusal: 'step-expired',
    part: <UserInfoForm reply={{ ...reply, phone: '+998901234567' }} onDone={nothing} />,
    options: guest,
    fill: () => typeAll(NEW_CUSTOMER),
    button: 'Continue',
    typed: NEW_CUSTOMER,
    fields: ['name', 'email', 'ref_code'],
    enterIn: 'name',
  }),
  mutation({
    file: 'features/account/confirm-account-view.tsx',
    endpoint: API.identity.updateInfo,
    refusal: 'step-expired',
    part: <ConfirmAccountView reply={reply} onDone={nothing} onPhone={undefined} />,
    options: guest,
    button: 'Yes',
  }),
  mutation({
    file: 'features/account/mend-phone-form.tsx',
    endpoint: API.identity.sendOtp,
    refusal: 'contact-taken',
    part: <MendPhoneForm reply={reply} onDone={nothing} />,
    options: guest,
    fill: () => typeInto('phone', '901234568'),
    button: 'Get the code',
    typed: { phone: '+998 90 123 45 68' },
    fields: ['phone'],
    enterIn: 'phone',
    except: { success: 'the field for the code says so' },
  }),
  mutation({
    file: 'features/account/code-view.tsx',
    endpoint: API.identity.verifyPhone,
    refusal: 'code-wrong',
    part: <CodeView reply={reply} onDone={nothing} />,
    options: guest,
    fill: (shop) => typeRefusedCode(shop, API.identity.verifyPhone),
    button: 'Verify',
    typed: { otp: '123456' },
    fields: ['otp'],
    enterIn: 'otp',
  }),
  mutation({
    file: 'features/account/code-view.tsx',
    endpoint: API.identity.sendOtp,
    refusal: 'step-expired',
    part: <CodeView reply={reply} onDone={nothing} />,
    options: guest,
    button: 'Send again',
    except: { success: 'the time until the next code says so' },
  }),
  mutation({
    file: 'features/account/code-view.tsx',
    endpoint: API.identity.verifyFirebase,
    refusal: 'code-wrong',
    part: <CodeView reply={{ ...reply, verification_on: 'phone', phone: '+998901234567' }} onDone={nothing} />,
    options: {
      ...guest,
      config: buildConfig({
        firebase_otp_verification: 1,
        // A provider that is not reached: the failure is only logged, and the server decides.
        phone_verifier: { api_key: 'key', url: 'http://127.0.0.1:1', challenge_url: 'http://127.0.0.1:1/recaptcha/api.js' },
      }),
    },
    fill: (shop) => typeRefusedCode(shop, API.identity.verifyFirebase),
    button: 'Verify',
    typed: { otp: '123456' },
    fields: ['otp'],
    enterIn: 'otp',
  }),
  mutation({
    file: 'features/profile/profile-settings.tsx',
    endpoint: API.customer.updateProfile,
    refusal: 'password-too-common',
    part: <ProfileSettings />,
    fill: () => typeAll({ ...NEW_CUSTOMER, phone: '901234567', ...PASSWORDS }),
    button: 'Save changes',
    typed: { ...NEW_CUSTOMER, ...PASSWORDS },
    fields: ['name', 'phone', 'email', 'password', 'confirm_password'],
    enterIn: 'email',
    changes: [API.customer.info],
  }),
  mutation({
    file: 'features/profile/use-delete-account.ts',
    endpoint: API.customer.remove,
    refusal: 'order-open',
    part: <DeleteAccount />,
    fill: () => press('Delete it'),
    button: 'Delete account',
  }),
]);

function DeleteAccount() {
  const ask = useDeleteAccount();
  return (
    <button type="button" onClick={ask}>
      Delete it
    </button>
  );
}

/** The last digit of a code sends it; refused, it stays for the button to send again. */
async function typeRefusedCode(
  { server }: RenderedShop,
  endpoint: typeof API.identity.verifyPhone | typeof API.identity.verifyFirebase | typeof API.identity.verifyResetToken,
) {
  const sentence = server.refuse(endpoint, 'code-wrong', 'otp', 'The server’s own sentence about the first code.');
  await typeInto('otp', '123456');
  await expect.poll(() => document.body.innerText).toContain(sentence);
  server.recover(endpoint);
}
