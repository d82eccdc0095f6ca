import type { LoaderFunctionArgs } from 'react-router';
import { operatorPage, type OperatorPageSlug } from '../features/pages/page-queries.ts';
import { openPage } from '../platform/pages/page.server.ts';

const DESCRIPTION_LENGTH = 160;

/** Loads a page of the operator; its first paragraph becomes the meta description. */
export async function loadOperatorPage({ context }: Pick<LoaderFunctionArgs, 'context'>, slug: OperatorPageSlug) {
  const page = openPage(context);
  const text = await page.find(operatorPage(slug));
  const first = text?.blocks.find(({ kind }) => kind === 'paragraph')?.text;
  return page.reply({ head: text && { title: text.title, description: first?.slice(0, DESCRIPTION_LENGTH), canonical: `/${slug}` } });
}
