import type { ReportReason } from '@bozor/domain/stores/review-answers.ts';
import { text } from '@bozor/web/i18n/text.ts';

export const REPORT_WORDS: Readonly<Record<ReportReason, string>> = {
  'insult': text('Insults or threats'),
  'personal-data': text('Names or phones of people'),
  'not-about-us': text('Not about this store or order'),
  'advertising': text('Advertising'),
  'untrue': text('Not true'),
};
