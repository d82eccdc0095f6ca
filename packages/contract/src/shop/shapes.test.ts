import { describe, expect, it } from 'vitest';
import { Brand } from './catalogue/brands.ts';
import { Cart, CartLine, ChosenItem } from './orders/cart.ts';
import { Category } from './catalogue/categories.ts';
import { CommonCondition } from './catalogue/conditions.ts';
import { CentralizeLogin, Config, LandingPage } from './config.ts';
import { Address, Profile } from './customers/customer.ts';
import { SignInReply } from './customers/identity.ts';
import { ItemCard } from './catalogue/item-card.ts';
import { ItemDetails } from './catalogue/item-details.ts';
import { FoodVariation, Variation } from './catalogue/item-options.ts';
import { Module } from './catalogue/module.ts';
import { Notification } from './customers/notifications.ts';
import { OrderCourier, OrderAddress, OrderTracking } from './orders/order-shapes.ts';
import { ParcelCategory } from './orders/parcel.ts';
import { Advertisement, Banner, Campaign, CashbackOffer, Coupon, FlashProduct } from './catalogue/promotions.ts';
import { API } from './routes.ts';
import { StoreCard } from './catalogue/store-card.ts';

interface Shape {
  readonly properties: object;
}

const ROWS: readonly (readonly [name: string, shape: Shape | undefined, fields: string])[] = [
  ['cart line [entity-01]', CartLine, 'id item quantity price variation store_id'],
  [
    'item [entity-04]',
    ItemDetails,
    'id slug name description store_id store_name module_id zone_id zone_name price unit_type discount discount_type store_discount restaurant_discount stock quantity maximum_cart_quantity variations choice_options food_variations add_ons addons generic_name nutritions_name allergies_name tags category_ids available_time_starts available_time_ends available_date_starts available_date_ends schedule_order organic recommended veg is_halal halal_tag_status avg_rating rating_count wishlist_count is_prescription_required image_full_url images_full_url module',
  ],
  [
    'item of a list [entity-04]',
    ItemCard,
    'id slug name description store_id store_name module_id zone_id zone_name price unit_type discount discount_type store_discount restaurant_discount stock quantity maximum_cart_quantity variations choice_options food_variations add_ons addons generic_name nutritions_name allergies_name tags category_ids available_time_starts available_time_ends available_date_starts available_date_ends schedule_order organic recommended veg is_halal halal_tag_status avg_rating rating_count wishlist_count is_prescription_required image_full_url images_full_url module',
  ],
  [
    'item of a cart line [entity-03]',
    itemOf(CartLine),
    'name image_full_url price discount discount_type store_discount stock maximum_cart_quantity module_type food_variations addons choice_options generic_name is_prescription_required',
  ],
  [
    'item card',
    ItemCard,
    'tile_hue has_variations price discounted_price reference_price price_range discount_chip available next_available_at unit_type unit_price lowest_price_30_days image image_full_url',
  ],
  ['variation', Variation, 'type price stock'],
  ['food variation [entity-05]', FoodVariation, 'name type required min max values'],
  ['chosen item [entity-06]', ChosenItem, 'model add_on_ids add_on_qtys item_id price quantity variation'],
  [
    'address [entity-07]',
    Address,
    'id address address_type address_label contact_person_name contact_person_number additional_information latitude longitude road house floor zone_ids',
  ],
  [
    'guest contact [entity-08]',
    API.checkout.place.body,
    'contact_person_name contact_person_number contact_person_email address road house floor',
  ],
  [
    'address of an order that is placed [entity-07]',
    API.checkout.place.body,
    'address address_type address_label contact_person_name contact_person_number contact_person_email additional_information latitude longitude road house floor zone_ids',
  ],
  ['sign-up [entity-10]', API.identity.signUp.body, 'name email phone password confirm_password ref_code'],
  ['login [entity-11]', API.identity.login.body, 'email_or_phone password login_type field_type type'],
  ['social login [entity-11]', API.identity.socialLogin.body, 'email token unique_id medium login_type'],
  ['sign-in reply [entity-12]', SignInReply, 'token is_personal_info is_phone_verified is_email_verified is_exist_user email'],
  ['one-time code [entity-13]', API.identity.verifyPhone.body, 'phone email otp login_type verification_type'],
  ['external verification [entity-13]', API.identity.verifyFirebase.body, 'session_info phone otp'],
  ['phone after social [entity-14]', API.identity.socialRegister.body, 'email token unique_id medium phone id_token'],
  ['completed profile [entity-15]', API.identity.updateInfo.body, 'name email phone ref_code login_type'],
  [
    'profile [entity-16]',
    Profile,
    'f_name l_name last_name phone email image_full_url image is_email_verified is_phone_verified is_valid_for_discount validity',
  ],
  [
    'profile update [entity-17]',
    API.customer.updateProfile.body,
    'name phone email button_type password otp verification_medium verification_on session_info',
  ],
  ['profile update reply [entity-17]', API.customer.updateProfile.reply, 'otp_send verification_on message'],
  [
    'prescription order [entity-18]',
    API.checkout.placePrescription.body,
    'store_id distance address longitude latitude order_note contact_person_name contact_person_number dm_tips',
  ],
  ['tracking question [entity-19]', API.orders.track.query, 'order_id contact_number phone email guest'],
  [
    'tracked order [entity-21]',
    OrderTracking,
    'id order_status order_amount pending confirmed picked_up delivered delivery_address receiver_details delivery_man',
  ],
  ['address of an order [entity-21]', OrderAddress, 'latitude longitude contact_person_name address'],
  ['order info [entity-20]', OrderTracking, 'id order_id created_at status order_status'],
  ['delivery man [entity-21]', OrderCourier, 'f_name l_name image_full_url avg_rating phone id lat lng'],
  ['failed payment [entity-23]', API.payment.cancelFailed.body, 'order_id reason'],
  ['notification [entity-24]', Notification, 'type title body conversation_id sender_type order_id'],
  [
    'config [entity-25]',
    Config,
    'default_location digit_after_decimal_point guest_checkout_status free_delivery_over phone country country_picker_status customer_wallet_status ref_earning_status loyalty_point_status firebase_otp_verification business_name logo_full_url base_urls social_login apple_login centralize_login',
  ],
  [
    'login methods [entity-26]',
    CentralizeLogin,
    'otp_login_status manual_login_status social_login_status phone_verification_status email_verification_status google_login_status facebook_login_status apple_login_status',
  ],
  ['config of the footer [entity-27]', Config, 'refund_policy cancelation_policy shipping_policy footer_text social_media email address'],
  ['module [entity-28]', Module, 'id module_type module_name icon_full_url zones'],
  [
    'store [entity-29]',
    StoreCard,
    'id slug name address logo_full_url cover_photo_full_url module_id zone_id total_items featured avg_rating distance delivery_time free_delivery active open created_at discount items',
  ],
  ['category [entity-30]', Category, 'id name slug image image_full_url featured childes'],
  ['brand [entity-31]', Brand, 'id name image_full_url items_count'],
  ['banner [entity-32]', Banner, 'type link store item image_full_url title'],
  ['campaign [entity-33]', Campaign, 'id slug title image_full_url'],
  ['coupon [entity-34]', Coupon, 'code discount discount_type min_purchase'],
  [
    'ad [entity-35]',
    Advertisement,
    'id add_type title description cover_image_full_url profile_image_full_url video_attachment_full_url is_rating_active is_review_active average_rating reviews_comments_count store',
  ],
  ['flash sale [entity-36]', FlashProduct, 'item sold stock available_stock'],
  ['cashback offer [entity-37]', CashbackOffer, 'cashback_type cashback_amount title min_purchase end_date'],
  ['review prompt [entity-38]', API.reviews.reminder.reply, 'order_id images'],
  ['common condition [entity-39]', CommonCondition, 'id name'],
  [
    'promo banners [entity-40]',
    API.promotions.promoBanners.reply,
    'best_reviewed_section_banner best_reviewed_section_banner_full_url new_arrival_section_banner new_arrival_section_banner_full_url bottom_section_banner bottom_section_banner_full_url promotional_banner_url',
  ],
  [
    'video section [entity-42]',
    API.promotions.videoContent.reply,
    'banner_type banner_video banner_video_content_full_url banner_image_full_url banner_contents',
  ],
  ['parcel category [entity-43]', ParcelCategory, 'id name description image_full_url'],
  [
    'landing data [entity-46]',
    LandingPage,
    'fixed_footer_description fixed_newsletter_title fixed_newsletter_sub_title download_user_app_links',
  ],
  ['wishlist [entity-47]', API.wishlist.list.reply, 'items stores'],
  [
    'listing question [api-52]',
    API.search.listing.query,
    'name offset data_type list_type limit category_ids brand_ids filter rating_count min_price max_price',
  ],
  ['cart', Cart, 'lines store bill total_size'],
  ['quote', API.checkout.quote.reply, 'lines charges order_amount eta warnings quote_id expires_at'],
];

describe('shapes', () => {
  it.each(ROWS)('%s has all the fields its readers know', (_name, shape, fields) => {
    expect(Object.keys(shape?.properties ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

function itemOf(line: typeof CartLine): Shape {
  return line.properties.item as unknown as Shape;
}
