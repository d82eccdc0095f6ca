import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { formText } from '../form-text.ts';

/** A resource route: data only. */
export function loader({ request }: LoaderFunctionArgs) {
  return { note: `loaded ${new URL(request.url).searchParams.get('of')}` };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return { note: `${request.method} ${formText(form, 'text')}` };
}
