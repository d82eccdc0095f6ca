import type { Tally } from '../history/tally.ts';
import type { MenuItem } from '../stores/menu.ts';
import type { CatalogueIds } from './catalogue.ts';
import type { CityIds } from './places.ts';

export interface ItemToLoad extends MenuItem {
  readonly tally: Tally;
  readonly campaign?: CampaignFrame;
}

/** An item that a campaign sells beside the ordinary one. */
export interface CampaignFrame {
  readonly id: number;
  readonly from: Date;
  readonly until: Date;
}

/** Where items are put: all that is there before them. */
export interface Shelves {
  readonly city: CityIds;
  readonly catalogue: CatalogueIds;
  readonly stores: ReadonlyMap<string, number>;
}
