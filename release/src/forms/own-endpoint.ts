/** Where the contact form posts to unless FORM_ENDPOINT says otherwise: our own server's collector. */
export const ownEndpoint = '/forms/contact'
