import type { Fetch } from '@bozor/contract/client.ts';
import type { ServerBuild } from 'react-router';
import type { describePage } from './describe-page.ts';
import type { Scope } from '../scope/scope.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** What one page is made from. Nothing else of a request reaches it, so nothing else can change it. */
export interface RenderInput {
  /** Path and kept query. */
  readonly address: string;
  readonly scope: Scope;
  readonly publicUrl: string;
  /** The API in the same process. */
  readonly fetch: Fetch;
  /** How long the page waits for the API. */
  readonly budgetMs: number;
  /** Marks the inline scripts that belong to the page. */
  readonly nonce: string;
  readonly log: (error: unknown) => void;
}

export interface RenderedPage {
  /** Status and headers. */
  readonly response: Response;
  readonly text: string;
  /** Something is missing that the browser will fetch: not to be kept. */
  readonly isIncomplete: boolean;
}

export type RenderPage = (input: RenderInput) => Promise<RenderedPage>;

/** What `entry.server.tsx` offers the host. */
export interface StorefrontEntry {
  readonly describePage: typeof describePage;
  readonly createPageRenderer: (build: ServerBuild, mode: 'production' | 'development') => RenderPage;
  /** A page that needs nothing: shown when there is no room to render another. */
  readonly busyDocument: (locale: Locale) => Promise<string>;
  /** A page that needs nothing: shown when the page of a fault cannot be made either. */
  readonly brokenDocument: (locale: Locale) => Promise<string>;
}
