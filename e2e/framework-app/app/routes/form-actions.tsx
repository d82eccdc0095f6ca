import { useActionState, useOptimistic } from 'react';
import { useFormStatus } from 'react-dom';
import { released } from '../released.ts';
import { formText } from '../form-text.ts';

/** Two forms with functions as actions: one keeps its state and is pending until it is released, one belongs to a button. */
export default function FormActions() {
  const [names, add] = useActionState(async (before: readonly string[], form: FormData) => {
    await released('names');
    return [...before, formText(form, 'name')];
  }, []);
  const [shown, showAtOnce] = useOptimistic(names, (before, name: string) => [...before, `${name}…`]);
  const [picked, pick] = useActionState((_: string, form: FormData) => `${formText(form, 'colour')} picked`, 'nothing picked');
  return (
    <>
      <form
        action={(form) => {
          showAtOnce(formText(form, 'name'));
          add(form);
        }}
      >
        <input name="name" aria-label="Name" />
        <Send />
      </form>
      <output aria-label="Names">{shown.join(', ')}</output>
      <form>
        <input type="hidden" name="colour" value="green" />
        <button formAction={pick}>Pick</button>
      </form>
      <output aria-label="Picked">{picked}</output>
    </>
  );
}

function Send() {
  const { pending, data } = useFormStatus();
  return <button disabled={pending}>{pending ? `Sending ${formText(data, 'name')}` : 'Send'}</button>;
}
