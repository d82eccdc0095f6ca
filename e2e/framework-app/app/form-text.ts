/** Returns the value of a text field. */
export function formText(form: FormData, name: string): string {
  return form.get(name) as string;
}
