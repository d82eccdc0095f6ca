import type { Fetch } from '@bozor/contract/client.ts';
import type { ServerBuild } from 'react-router';
import type { describePage } from './describe-page.ts';
import type { Scope } from '../scope/scope.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** All inputs of a rendered page. Nothing else of the request reaches it, so the page is cacheable by them. */
export interface RenderInput {
  /** Path and known query. */
  readonly address: string;
  readonly scope: Scope;
  readonly publicUrl: string;
  /** Calls the API in the same process. */
  readonly fetch: Fetch;
  /** Timeout of the page for the API. */
  readonly budgetMs: number;
  /** Nonce of the page's inline scripts. */
  readonly nonce: string;
  readonly log: (error: unknown) => void;
}

interface RenderedPage {
  /** Status and headers. */
  readonly response: Response;
  readonly text: string;
  /** Some data is missing and will be fetched by the browser: the page must not be cached. */
  readonly isIncomplete: boolean;
}

export type RenderPage = (input: RenderInput) => Promise<RenderedPage>;

/** Exports of `entry.server.tsx` that the host uses. */
export interface StorefrontEntry {
  readonly describePage: typeof describePage;
  readonly createPageRenderer: (build: ServerBuild, mode: 'production' | 'development') => RenderPage;
  /** Standalone page for an overloaded server. */
  readonly busyDocument: (locale: Locale) => Promise<string>;
  /** Standalone page for the case that the error page itself cannot be rendered. */
  readonly brokenDocument: (locale: Locale) => Promise<string>;
}
