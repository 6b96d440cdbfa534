import type { ReportAds } from '../../core/ads/reporting/ad-report';

/** Records the reports about ads, oldest first. */
export class FakeAdReports implements ReportAds {
  readonly #lines: string[] = [];

  readonly seen: ReportAds['seen'] = (id) => () => void this.#lines.push(`seen ${id}`);

  readonly clicked: ReportAds['clicked'] =
    ({ id, sku }) =>
    () =>
      void this.#lines.push(['clicked', id, ...(sku === undefined ? [] : [sku])].join(' '));

  readonly sendStored: ReportAds['sendStored'] = () => void this.#lines.push('stored click');

  recordedReports(): ReadonlyArray<string> {
    return [...this.#lines];
  }
}
