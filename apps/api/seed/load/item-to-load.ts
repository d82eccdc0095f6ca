import type { Tally } from '../history/tally.ts';
import type { MenuItem } from '../stores/menu.ts';
import type { CatalogueIds } from './catalogue.ts';
import type { CityIds } from './places.ts';

export interface ItemToLoad extends MenuItem {
  readonly tally: Tally;
  readonly campaign?: CampaignFrame;
}

/** Campaign of an item that is sold beside the ordinary one. */
interface CampaignFrame {
  readonly id: number;
  readonly from: Date;
  readonly until: Date;
}

/** Ids of everything that items refer to. */
export interface ReferenceIds {
  readonly city: CityIds;
  readonly catalogue: CatalogueIds;
  readonly stores: ReadonlyMap<string, number>;
}
