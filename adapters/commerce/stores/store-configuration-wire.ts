import { fields, textByName } from '../../http/wire-codecs';

/** `petcoConfig/storeConf`: values by key. */
export const storeConfigurationWire = fields('store configuration', { storeConf: textByName });
