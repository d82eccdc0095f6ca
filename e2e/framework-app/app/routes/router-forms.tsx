import { Suspense } from 'react';
import { Await, Form, useRevalidator, useSubmit, type ActionFunctionArgs } from 'react-router';
import type { ComponentProps } from 'react';
import { formText } from '../form-text.ts';

let visits = 0;

/** A loader whose second part is streamed after the first. */
export function loader() {
  visits += 1;
  return { visits, later: new Promise<string>((resolve) => setImmediate(() => resolve('streamed'))) };
}

export async function action({ request }: ActionFunctionArgs) {
  return { said: formText(await request.formData(), 'text') };
}

interface Props {
  readonly loaderData: { readonly visits: number; readonly later: Promise<string> };
  readonly actionData?: { readonly said: string };
}

export default function RouterForms({ loaderData, actionData }: Props) {
  const submit = useSubmit();
  const revalidator = useRevalidator();
  const say: ComponentProps<'button'>['onClick'] = () => void submit({ text: 'by hand' }, { method: 'post' });
  return (
    <>
      <Form method="post">
        <input name="text" aria-label="Text" />
        <button>Post</button>
      </Form>
      <button type="button" onClick={say}>
        Submit
      </button>
      <output aria-label="Said">{actionData?.said}</output>
      <button type="button" onClick={() => void revalidator.revalidate()}>
        Revalidate
      </button>
      <output aria-label="Visits">{loaderData.visits}</output>
      <Suspense fallback="waiting">
        <Await resolve={loaderData.later}>{(text) => <output aria-label="Later">{text}</output>}</Await>
      </Suspense>
    </>
  );
}
