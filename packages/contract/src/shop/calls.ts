import type { Call } from '../call.ts';
import type { API } from './routes.ts';

export type Calls = { readonly [G in keyof API]: { readonly [C in keyof API[G]]: Call<API[G][C]> } };

const get = (path: string, dependsOn?: 'language' | 'zones') => ({ method: 'GET', path, ...(dependsOn && { dependsOn }) }) as const;
const post = (path: string) => ({ method: 'POST', path }) as const;
const put = (path: string) => ({ method: 'PUT', path }) as const;
const del = (path: string) => ({ method: 'DELETE', path }) as const;
const form = (path: string) => ({ method: 'POST', path, bodyType: 'multipart' }) as const;

/**
 * The light table of the client: the same calls as `API` without a schema, so that a browser loads some 2 KB instead of the whole contract.
 * Its test holds it to the table of the server. `call(calls.cart.add, { body: { item_id: 7, quantity: 1 } })`
 */
export const calls: Calls = {
  config: {
    read: get('/config', 'language'),
    landing: get('/landing-page', 'language'),
    page: get('/pages/{slug}', 'language'),
    vehicles: get('/get-vehicles', 'language'),
  },
  place: {
    autocomplete: get('/config/place-api-autocomplete', 'language'),
    details: get('/config/place-api-details', 'language'),
    geocode: get('/config/geocode-api', 'language'),
    zoneOf: get('/config/get-zone-id', 'language'),
    distance: get('/config/distance-api', 'language'),
    map: get('/config/city-map', 'language'),
    zones: get('/zone/list', 'language'),
    checkZone: get('/zone/check', 'language'),
  },
  identity: {
    requestGuest: post('/auth/guest/request'),
    signUp: post('/auth/sign-up'),
    login: post('/auth/login'),
    socialLogin: post('/auth/social-login'),
    socialRegister: post('/auth/social-register'),
    checkEmail: post('/auth/check-email'),
    sendOtp: post('/auth/send-otp'),
    verifyPhone: post('/auth/verify-phone'),
    verifyFirebase: post('/auth/firebase-verify-token'),
    updateInfo: post('/auth/update-info'),
    forgotPassword: post('/auth/forgot-password'),
    verifyResetToken: post('/auth/verify-reset-token'),
    resetPassword: put('/auth/reset-password'),
    logout: post('/auth/logout'),
  },
  registration: {
    store: form('/auth/vendor/register'),
    deliveryMan: form('/auth/delivery-man/store'),
  },
  modules: {
    list: get('/module', 'zones'),
  },
  categories: {
    list: get('/categories'),
    featured: get('/categories/featured'),
    childes: get('/categories/childes/{idOrSlug}'),
    interests: get('/interest-categories'),
  },
  brands: {
    list: get('/brand'),
    items: get('/brand/items/{idOrSlug}'),
  },
  conditions: {
    list: get('/common-condition'),
    items: get('/common-condition/items/{id}'),
  },
  items: {
    recommended: get('/items/recommended'),
    popular: get('/items/popular'),
    discounted: get('/items/discounted'),
    mostReviewed: get('/items/most-reviewed'),
    newArrival: get('/items/new-arrival'),
    details: get('/items/details/{idOrSlug}', 'language'),
    related: get('/items/related/{id}'),
    ofCategory: get('/categories/items/{idOrSlug}'),
    ofFeaturedCategories: get('/categories/featured/items'),
  },
  search: {
    listing: get('/items/search'),
    diets: get('/items/diets'),
    suggestions: get('/items/item-or-store-search'),
    suggested: get('/items/suggested'),
  },
  stores: {
    list: get('/stores/get-stores/{type}'),
    popular: get('/stores/popular'),
    latest: get('/stores/latest'),
    topOffers: get('/stores/top-offer-near-me'),
    recommended: get('/stores/recommended'),
    featured: get('/stores/featured'),
    ofCategory: get('/categories/stores/{idOrSlug}'),
    details: get('/stores/details/{idOrSlug}'),
    items: get('/stores/items/{idOrSlug}'),
    reviews: get('/stores/reviews/{idOrSlug}', 'language'),
  },
  cart: {
    list: get('/customer/cart/list'),
    add: post('/customer/cart/add'),
    update: post('/customer/cart/update'),
    removeItem: del('/customer/cart/remove-item'),
    clear: del('/customer/cart'),
  },
  checkout: {
    quote: post('/customer/order/quote'),
    place: post('/customer/order/place'),
    uploadPrescription: form('/customer/order/prescription/upload'),
    placePrescription: form('/customer/order/prescription/place'),
  },
  payment: {
    offlineMethods: get('/offline-payment-methods', 'language'),
    change: post('/customer/order/payment-method'),
    switchToCash: put('/customer/order/switch-to-cod'),
    cancelFailed: put('/customer/order/cancel-failed-payment'),
    callback: post('/payment/{gateway}/callback'),
    sandboxPayment: get('/sandbox-gateway/{payment}'),
    sandboxDecide: post('/sandbox-gateway/{payment}'),
  },
  orders: {
    list: get('/customer/order/{status}', 'language'),
    details: get('/customer/order/details', 'language'),
    track: get('/customer/order/track', 'language'),
    events: get('/customer/order/events'),
    cancel: post('/customer/order/cancel'),
    cancellationReasons: get('/customer/order/cancellation-reasons', 'language'),
    refundReasons: get('/customer/order/refund-reasons', 'language'),
    requestRefund: form('/customer/order/refund-request'),
    reorder: post('/customer/order/reorder'),
    invoice: get('/customer/order/invoice'),
  },
  parcel: {
    categories: get('/parcel-category', 'zones'),
    instructions: get('/customer/order/parcel-instructions', 'language'),
  },
  promotions: {
    banners: get('/banners'),
    promoBanners: get('/other-banners'),
    whyChoose: get('/other-banners/why-choose'),
    videoContent: get('/other-banners/video-content'),
    campaigns: get('/campaigns/basic'),
    campaignItems: get('/campaigns/item'),
    campaign: get('/campaigns/details/{idOrSlug}'),
    flashSales: get('/flash-sales'),
    flashItems: get('/flash-sales/items'),
    coupons: get('/coupon/list'),
    applyCoupon: get('/coupon/apply'),
    cashback: get('/cashback/list'),
    advertisements: get('/advertisement/list'),
  },
  newsletter: {
    subscribe: post('/newsletter/subscribe'),
    confirm: post('/newsletter/confirm'),
    unsubscribe: post('/newsletter/unsubscribe'),
  },
  customer: {
    info: get('/customer/info', 'language'),
    updateProfile: form('/customer/update-profile'),
    remove: del('/customer/remove-account'),
    savePushToken: post('/customer/cm-firebase-token'),
    addresses: get('/customer/address/list', 'language'),
    addAddress: post('/customer/address/add'),
    updateAddress: put('/customer/address/{id}'),
    removeAddress: del('/customer/address/{id}'),
    deleteAddress: del('/customer/address/delete'),
    saveInterests: post('/customer/interest'),
  },
  wishlist: {
    list: get('/customer/wish-list'),
    add: post('/customer/wish-list/add'),
    remove: del('/customer/wish-list/remove'),
    visitAgain: get('/customer/visit-again'),
  },
  reviews: {
    ofItem: get('/items/reviews/{id}', 'language'),
    submit: form('/items/reviews/submit'),
    submitDeliveryMan: post('/delivery-man/reviews/submit'),
    reminder: get('/customer/review-reminder', 'language'),
    cancelReminder: get('/customer/review-reminder-cancel'),
  },
  wallet: {
    transactions: get('/customer/wallet/transactions', 'language'),
    addFund: post('/customer/wallet/add-fund'),
    bonuses: get('/customer/wallet/bonuses', 'language'),
    points: get('/customer/loyalty-point/transactions', 'language'),
    transferPoints: post('/customer/loyalty-point/point-transfer'),
  },
  messages: {
    list: get('/customer/message/list', 'language'),
    details: get('/customer/message/details', 'language'),
    send: form('/customer/message/send'),
  },
  notifications: {
    list: get('/customer/notifications', 'language'),
    events: get('/events'),
  },
};
