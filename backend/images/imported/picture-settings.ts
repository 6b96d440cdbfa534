import type { SettingValues } from '../../../settings/settings.ts';

/** Settings of the import of pictures. */
export interface PictureSettings {
  /** Non-public hosts, such as `pictures.intranet` or `127.0.0.1:8080`, from which pictures may be fetched. */
  readonly trustedHosts: ReadonlySet<string>;
  /** Largest file that is fetched. */
  readonly maxFileBytes: number;
  /** Limit of the total size of stored pictures. */
  readonly maxTotalBytes: number;
}

const MEGABYTE = 1024 * 1024;

type Settings = Pick<
  SettingValues<'commands'>,
  'IMPORT_PICTURE_HOSTS' | 'IMPORT_PICTURE_MEGABYTES' | 'PICTURE_STORE_MEGABYTES'
>;

/** Reads the settings of the picture import. */
export const pictureSettingsOf = (settings: Settings): PictureSettings => ({
  trustedHosts: new Set(settings.IMPORT_PICTURE_HOSTS),
  maxFileBytes: settings.IMPORT_PICTURE_MEGABYTES * MEGABYTE,
  maxTotalBytes: settings.PICTURE_STORE_MEGABYTES * MEGABYTE,
});
