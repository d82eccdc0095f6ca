import Type from 'typebox';
import { Count, Exact, Id, Money, Nullable, OneOf, Text } from '../../fields.ts';

/** A combination of choice options: `type` joins the chosen labels with '-', `price` replaces the base price. `Black-128 GB` */
export const Variation = Exact({ type: Text, price: Money, stock: Nullable(Count) });

/** A choice of an item outside food: its question and the answers. */
export const ChoiceOption = Exact({ name: Text, title: Text, options: Type.Array(Text) });

/** A group of options of a food item; option prices add to the base price. */
export const FoodVariation = Exact({
  name: Text,
  type: OneOf('single', 'multi'),
  required: OneOf('on', 'off'),
  min: Count,
  max: Count,
  values: Type.Array(Exact({ label: Text, optionPrice: Money, isSelected: Type.Boolean() })),
});

/** An add-on of an item; its price × quantity is never discounted. */
export const AddOn = Exact({ id: Id, store_id: Id, name: Text, price: Money, quantity: Count });
